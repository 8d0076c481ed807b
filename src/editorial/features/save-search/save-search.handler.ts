import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isEmptySearch, type SavedSearch, SEARCH_MESSAGES } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SavedSearches } from '../../search/saved/saved-searches';
import { SaveSearch } from './save-search.command';

/** Saves a search under a name. */
@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(private readonly searches: SavedSearches) {}

  /** @throws ApiProblem 400 for an empty search, 409 for a name already in use, 422 when there are too many. */
  async execute({ userId, search }: SaveSearch): Promise<SavedSearch> {
    if (isEmptySearch(search.filters)) throw new ApiProblem('BAD_REQUEST', SEARCH_MESSAGES.empty);
    return this.searches.add(userId, search);
  }
}
