import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, type Assignment, isAnonymousToReviewers, isKeyValid } from '../../../article';
import {
  ARTICLE_TYPES,
  asksInterests,
  type AssignmentStatus,
  fullName,
  type ReviewRequestView,
} from '../../../contracts';
import { People } from '../../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import type { RequestCaller } from '../../requests/request-access';
import { RequestAccess } from '../../requests/request-access';

const ANSWERS: readonly AssignmentStatus[] = ['Declined', 'Completed'];

/** A given answer or a completed review is not affected by later changes of the article. */
const isClosed = (state: ArticleState, assignment: Assignment): boolean =>
  !ANSWERS.includes(assignment.status) && !isKeyValid(assignment, state);

interface GetReviewRequest {
  articleId: string;
  assignmentId: string;
  caller: RequestCaller;
}

/** The data with which a reviewer answers a request, with the authors if the review mode shows them (lifecycle, section 3). */
@Injectable()
export class GetReviewRequestReader {
  constructor(
    private readonly access: RequestAccess,
    private readonly people: People,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ articleId, assignmentId, caller }: GetReviewRequest): Promise<ReviewRequestView> {
    const { state, assignment, actor } = await this.access.open(articleId, assignmentId, caller);
    const [reviewer, { reviewDueDays, supportEmail, reviewerInterests }] = await Promise.all([
      this.people.byId(assignment.reviewerId),
      this.settings.current(),
    ]);
    const { fields } = state;
    // The key of an answered request shows the answer, and not the confidential manuscript.
    const isRead = actor.kind !== 'key' || isKeyValid(assignment, state);
    return {
      id: assignment.assignmentId,
      articleId: state.id,
      articleNumber: state.number,
      articleTitle: fields.articleTitle,
      typeName: ARTICLE_TYPES.find((type) => type.id === fields.typeId)?.name ?? null,
      abstractText: isRead ? fields.abstractText : '',
      reviewMode: state.reviewMode,
      publishesReviews: state.publishesReviews,
      readable: isRead,
      authors: isRead && !isAnonymousToReviewers(state) ? state.authors.map((author) => fullName(author)) : [],
      status: assignment.status,
      closed: isClosed(state, assignment),
      answeredDate: assignment.decidedAt,
      completedDate: assignment.completedAt,
      answerDueDate: assignment.answerDueAt,
      reviewDueDate: assignment.reviewDueAt,
      reviewDays: reviewDueDays,
      asksInterests: asksInterests(reviewerInterests, fields.typeId),
      journalName: this.config.journalName,
      needsPassword: reviewer !== null && !reviewer.hasPassword,
      isYours: actor.kind === 'person',
      officeEmail: supportEmail,
    };
  }
}
