import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SavedView } from '../../../contracts';
import { SavedViews } from '../../search/saved/saved-views';
import { ChangeView } from './change-view.command';

/** Renames a saved view, and replaces its content. */
@CommandHandler(ChangeView)
export class ChangeViewHandler implements ICommandHandler<ChangeView> {
  constructor(private readonly views: SavedViews) {}

  /** @throws ApiProblem 404 when the caller has no such view, 409 for a name already in use. */
  execute({ userId, id, name, view }: ChangeView): Promise<SavedView> {
    return this.views.change(userId, id, name, view);
  }
}
