import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '../../../contracts';
import { SavedViews } from '../../search/saved/saved-views';
import { DeleteView } from './delete-view.command';

/** Deletes a saved view. */
@CommandHandler(DeleteView)
export class DeleteViewHandler implements ICommandHandler<DeleteView> {
  constructor(private readonly views: SavedViews) {}

  /** @throws ApiProblem 404 when the caller has no such view. */
  async execute({ userId, id }: DeleteView): Promise<{ message: string }> {
    await this.views.remove(userId, id);
    return { message: MESSAGES.deleted };
  }
}
