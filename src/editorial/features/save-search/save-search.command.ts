import { Command } from '@nestjs/cqrs';
import type { ArticleFilters, SavedSearch } from '../../../contracts';

export class SaveSearch extends Command<SavedSearch> {
  constructor(
    readonly userId: string,
    readonly search: { name: string; filters: ArticleFilters; sort: string },
  ) {
    super();
  }
}
