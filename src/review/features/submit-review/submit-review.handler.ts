import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  actorOf,
  Articles,
  type ArticleState,
  type Assignment,
  type MailRequest,
  Refusal,
  reviewProblems,
} from '../../../article';
import {
  HandlingEditors,
  MailDesk,
  NamesGuard,
  recommendationInWords,
  ReviewerMails,
  type SentText,
  UNNAMED,
} from '../../../article-desk/public';
import { COMMENT_FIELDS, fullName, MESSAGES, type Review, type ReviewDraft } from '../../../contracts';
import { People } from '../../../identity/public';
import { inCurrentLanguage } from '../../../platform/language/current-language';
import { plainText } from '../../../platform/rich-text';
import { readDraft } from '../../drafts/read-draft';
import { changedElsewhere, ReviewDrafts } from '../../drafts/review-drafts';
import { closedToWriting } from '../../drafts/writable';
import { ownRequest } from '../../requests/own-request';
import { SubmitReview } from './submit-review.command';

const isComplete = (draft: ReviewDraft): draft is Review => Object.keys(reviewProblems(draft)).length === 0;

/** The comments that the authors read after a decision: all except those to the editor. */
const forAuthors = (review: Review): SentText[] =>
  COMMENT_FIELDS.filter((field) => field !== 'commentsToEditor').map((field) => ({
    place: field,
    text: plainText(review[field]),
  }));

/** Sends a complete review: notifies the handling editor and thanks the reviewer (lifecycle, section 3). */
@CommandHandler(SubmitReview)
export class SubmitReviewHandler implements ICommandHandler<SubmitReview> {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: ReviewDrafts,
    private readonly people: People,
    private readonly editors: HandlingEditors,
    private readonly desk: MailDesk,
    private readonly reviewerMails: ReviewerMails,
    private readonly names: NamesGuard,
  ) {}

  /**
   * @throws Refusal INVALID with '<field> is required.' for each missing field, TRANSITION when it cannot be written now.
   * @throws ApiProblem CONFLICT as on saving; NAMES_FOUND.
   */
  async execute({ call, assignmentId, fields }: SubmitReview): Promise<{ success: boolean; message: string }> {
    const { articleId, user, meta } = call;
    const { publication } = fields;
    const { state, assignment } = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closed = closedToWriting(state, assignment);
    if (closed !== null) throw new Refusal('TRANSITION', closed);
    const seen = fields.draftVersion;
    if (seen !== undefined && seen !== ((await this.drafts.find(assignmentId))?.saved ?? 0)) throw changedElsewhere();
    const review = readDraft(fields);
    if (!isComplete(review)) throw new Refusal('INVALID', 'The review is not complete yet.', reviewProblems(review));
    const texts = forAuthors(review);
    await this.names.requireNamelessReview(state, assignment.reviewerId, texts, {
      by: user,
      anyway: fields.sendAnyway,
    });
    await this.articles.execute(
      articleId,
      async (before) => ({
        type: 'CompleteReview',
        data: { assignmentId, review, publication, mails: await this.mails(before, assignment, review) },
      }),
      { actor: actorOf(user), pinnedVersion: meta.pinnedVersion, meta },
    );
    await this.drafts.remove(assignmentId);
    return { success: true, message: MESSAGES.reviewSubmitted };
  }

  private async mails(state: ArticleState, assignment: Assignment, review: Review): Promise<MailRequest[]> {
    const [reviewer, to, thanks] = await Promise.all([
      this.people.byId(assignment.reviewerId),
      this.editors.of(state),
      this.reviewerMails.thanks(state, assignment),
    ]);
    const received = await this.desk.compose(state, {
      kind: 'REVIEW_RECEIVED',
      template: 'review/received',
      to,
      values: () => ({
        reviewer: reviewer ? fullName(reviewer) : inCurrentLanguage(UNNAMED.reviewer),
        recommendation: recommendationInWords(review.recommendation),
      }),
      assignmentId: assignment.assignmentId,
    });
    return [received, thanks].filter((mail) => mail !== null);
  }
}
