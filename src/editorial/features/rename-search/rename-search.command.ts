import { Command } from '@nestjs/cqrs';
import type { SavedSearch } from '../../../contracts';

export class RenameSearch extends Command<SavedSearch> {
  constructor(
    readonly userId: string,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}
