import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SavedSearch } from '../../../contracts';
import { SavedSearches } from '../../search/saved/saved-searches';
import { RenameSearch } from './rename-search.command';

/** Renames a saved search. */
@CommandHandler(RenameSearch)
export class RenameSearchHandler implements ICommandHandler<RenameSearch> {
  constructor(private readonly searches: SavedSearches) {}

  /** @throws ApiProblem 404 when the caller has no such search, 409 for a name already in use. */
  execute({ userId, id, name }: RenameSearch): Promise<SavedSearch> {
    return this.searches.rename(userId, id, name);
  }
}
