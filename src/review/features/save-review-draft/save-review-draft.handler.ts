import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Articles } from '../../../article';
import { type DraftSaved, MESSAGES } from '../../../contracts';
import { readDraft } from '../../drafts/read-draft';
import { changedElsewhere, ReviewDrafts } from '../../drafts/review-drafts';
import { closedInWords } from '../../drafts/writable';
import { ownRequest } from '../../requests/own-request';
import { SaveReviewDraft } from './save-review-draft.command';

/** Saves what a reviewer has typed so far; refuses with the reason when the form has become read-only (spec part 1, section 4). */
@CommandHandler(SaveReviewDraft)
export class SaveReviewDraftHandler implements ICommandHandler<SaveReviewDraft> {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: ReviewDrafts,
  ) {}

  /** @throws ApiProblem CONFLICT when the review was changed in another window since this form was loaded. */
  async execute({ call, assignmentId, fields }: SaveReviewDraft): Promise<DraftSaved> {
    const { articleId, user } = call;
    const { state, assignment } = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closed = closedInWords(state, assignment);
    if (closed !== null) return { success: false, message: closed };
    const typed = { draft: readDraft(fields), seen: fields.draftVersion };
    const draftVersion = await this.drafts.save(articleId, assignment, typed);
    if (draftVersion === null) throw changedElsewhere();
    // The review was sent meanwhile: remove this older text, or it would replace the review when that is sent back.
    const later = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closedNow = closedInWords(later.state, later.assignment);
    if (closedNow !== null) {
      await this.drafts.remove(assignmentId);
      return { success: false, message: closedNow };
    }
    return { success: true, message: MESSAGES.draftSaved, draftVersion };
  }
}
