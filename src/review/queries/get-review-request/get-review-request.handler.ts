import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ARTICLE_TYPES, fullName, type ReviewRequestView } from '../../../contracts';
import { People } from '../../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { RequestAccess } from '../../requests/request-access';
import { GetReviewRequest } from './get-review-request.query';

/** What a reviewer needs to say yes or no; reviewers know the authors (lifecycle, section 3, 'Review mode'). */
@QueryHandler(GetReviewRequest)
export class GetReviewRequestHandler implements IQueryHandler<GetReviewRequest> {
  constructor(
    private readonly access: RequestAccess,
    private readonly people: People,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async execute({ articleId, assignmentId, caller }: GetReviewRequest): Promise<ReviewRequestView> {
    const { state, assignment } = await this.access.open(articleId, assignmentId, caller);
    const [reviewer, { reviewDueDays }] = await Promise.all([
      this.people.byId(assignment.reviewerId),
      this.settings.current(),
    ]);
    const { fields } = state;
    return {
      id: assignment.assignmentId,
      articleId: state.id,
      articleNumber: state.number,
      articleTitle: fields.articleTitle,
      typeName: ARTICLE_TYPES.find((type) => type.id === fields.typeId)?.name ?? null,
      abstractText: fields.abstractText,
      authors: state.authors.map((author) => fullName(author)),
      status: assignment.status,
      answerDueDate: assignment.answerDueAt,
      reviewDays: reviewDueDays,
      journalName: this.config.journalName,
      needsPassword: reviewer !== null && !reviewer.hasPassword,
    };
  }
}
