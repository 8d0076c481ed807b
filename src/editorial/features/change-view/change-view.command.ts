import { Command } from '@nestjs/cqrs';
import type { SavedView, TodoView } from '../../../contracts';

export class ChangeView extends Command<SavedView> {
  constructor(
    readonly userId: string,
    readonly id: string,
    readonly name: string,
    readonly view: TodoView,
  ) {
    super();
  }
}
