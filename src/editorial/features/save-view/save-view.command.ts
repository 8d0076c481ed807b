import { Command } from '@nestjs/cqrs';
import type { SavedView, TodoView } from '../../../contracts';

export class SaveView extends Command<SavedView> {
  constructor(
    readonly userId: string,
    readonly name: string,
    readonly view: TodoView,
  ) {
    super();
  }
}
