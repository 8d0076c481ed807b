import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ownRequest } from '../../requests/own-request';
import { RemoveReviewFile } from './remove-review-file.command';

/** Removes the annotated manuscript of a review while it is being written. */
@CommandHandler(RemoveReviewFile)
export class RemoveReviewFileHandler implements ICommandHandler<RemoveReviewFile> {
  constructor(private readonly articles: Articles) {}

  /** @throws Refusal TRANSITION when the review cannot be written now. */
  async execute({ call, assignmentId }: RemoveReviewFile): Promise<{ success: boolean }> {
    const { articleId, user, meta } = call;
    await ownRequest(this.articles, articleId, assignmentId, user.userId);
    await this.articles.execute(articleId, () => ({ type: 'SetReviewFile', data: { assignmentId, file: null } }), {
      actor: actorOf(user),
      meta,
    });
    return { success: true };
  }
}
