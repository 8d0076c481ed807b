import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '../../../contracts';
import { SavedSearches } from '../../search/saved/saved-searches';
import { DeleteSearch } from './delete-search.command';

/** Deletes a saved search. */
@CommandHandler(DeleteSearch)
export class DeleteSearchHandler implements ICommandHandler<DeleteSearch> {
  constructor(private readonly searches: SavedSearches) {}

  /** @throws ApiProblem 404 when the caller has no such search. */
  async execute({ userId, id }: DeleteSearch): Promise<{ message: string }> {
    await this.searches.remove(userId, id);
    return { message: MESSAGES.deleted };
  }
}
