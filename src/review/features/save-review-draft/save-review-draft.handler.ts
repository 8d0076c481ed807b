import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Articles } from '../../../article';
import { MESSAGES } from '../../../contracts';
import { readDraft } from '../../drafts/read-draft';
import { ReviewDrafts } from '../../drafts/review-drafts';
import { closedToWriting } from '../../drafts/writable';
import { ownRequest } from '../../requests/own-request';
import { SaveReviewDraft } from './save-review-draft.command';

/** Keeps what a reviewer has typed so far; a form that has become read-only is told so (spec part 1, section 4). */
@CommandHandler(SaveReviewDraft)
export class SaveReviewDraftHandler implements ICommandHandler<SaveReviewDraft> {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: ReviewDrafts,
  ) {}

  async execute({ call, assignmentId, fields }: SaveReviewDraft): Promise<{ success: boolean; message: string }> {
    const { articleId, user } = call;
    const { state, assignment } = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closed = closedToWriting(state, assignment);
    if (closed !== null) return { success: false, message: closed };
    await this.drafts.save(articleId, assignment, readDraft(fields));
    // Sent in the meantime: a text older than the review must not stand in its place when that comes back.
    const later = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closedNow = closedToWriting(later.state, later.assignment);
    if (closedNow !== null) {
      await this.drafts.remove(assignmentId);
      return { success: false, message: closedNow };
    }
    return { success: true, message: MESSAGES.draftSaved };
  }
}
