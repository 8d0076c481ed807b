import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import { Keywords } from '../../keywords/keywords';
import { RenameKeyword } from './rename-keyword.command';

/** Changes a word of the list; articles that carry it keep the word that they were given. */
@CommandHandler(RenameKeyword)
export class RenameKeywordHandler implements ICommandHandler<RenameKeyword> {
  constructor(private readonly keywords: Keywords) {}

  /** @throws ApiProblem 404 when it is not in the list any more, 409 for a word that another entry has. */
  execute({ user, id, keyword }: RenameKeyword): Promise<Keyword> {
    return this.keywords.rename(id, keyword, user);
  }
}
