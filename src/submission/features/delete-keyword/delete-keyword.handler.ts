import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import { Keywords } from '../../keywords/keywords';
import { DeleteKeyword } from './delete-keyword.command';

/** Takes a word off the list; articles that carry it keep it. */
@CommandHandler(DeleteKeyword)
export class DeleteKeywordHandler implements ICommandHandler<DeleteKeyword> {
  constructor(private readonly keywords: Keywords) {}

  /** @throws ApiProblem 404 when it is not in the list any more. */
  execute({ user, id }: DeleteKeyword): Promise<Keyword> {
    return this.keywords.remove(id, user);
  }
}
