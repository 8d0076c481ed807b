import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import { Keywords } from '../../keywords/keywords';
import { RenameKeyword } from './rename-keyword.command';

/** Changes a word of the list; articles that have it keep the old word. */
@CommandHandler(RenameKeyword)
export class RenameKeywordHandler implements ICommandHandler<RenameKeyword> {
  constructor(private readonly keywords: Keywords) {}

  /** @throws ApiProblem 404 when it is no longer in the list, 409 for the word of another entry. */
  execute({ user, id, keyword }: RenameKeyword): Promise<Keyword> {
    return this.keywords.rename(id, keyword, user);
  }
}
