import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SavedView } from '../../../contracts';
import { SavedViews } from '../../search/saved/saved-views';
import { SaveView } from './save-view.command';

/** Saves a view of the to-do list under a name. */
@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(private readonly views: SavedViews) {}

  /** @throws ApiProblem 409 for a name already in use, 422 when there are too many. */
  execute({ userId, name, view }: SaveView): Promise<SavedView> {
    return this.views.add(userId, name, view);
  }
}
