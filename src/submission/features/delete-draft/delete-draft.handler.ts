import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { DeleteDraft } from './delete-draft.command';

/** Removes a draft from all lists; its stream keeps the history (lifecycle, section 2, 'delete draft'). */
@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(private readonly articles: Articles) {}

  async execute({ call: { articleId, user, meta } }: DeleteDraft): Promise<void> {
    await this.articles.execute(articleId, () => ({ type: 'DeleteDraft', data: {} }), {
      actor: actorOf(user),
      pinnedVersion: meta.pinnedVersion,
      meta,
    });
  }
}
