import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import { Keywords } from '../../keywords/keywords';
import { AddKeyword } from './add-keyword.command';

/** Offers authors another keyword (spec part 2, section 2, 'Keywords'). */
@CommandHandler(AddKeyword)
export class AddKeywordHandler implements ICommandHandler<AddKeyword> {
  constructor(private readonly keywords: Keywords) {}

  /** @throws ApiProblem 409 for a word that is already in the list, ignoring case and accents. */
  execute({ user, keyword }: AddKeyword): Promise<Keyword> {
    return this.keywords.add(keyword, user);
  }
}
