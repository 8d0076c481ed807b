import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import { Keywords } from '../../keywords/keywords';
import { DeleteKeyword } from './delete-keyword.command';

/** Removes a word from the list; articles that have it keep it. */
@CommandHandler(DeleteKeyword)
export class DeleteKeywordHandler implements ICommandHandler<DeleteKeyword> {
  constructor(private readonly keywords: Keywords) {}

  /** @throws ApiProblem 404 when it is no longer in the list. */
  execute({ user, id }: DeleteKeyword): Promise<Keyword> {
    return this.keywords.remove(id, user);
  }
}
