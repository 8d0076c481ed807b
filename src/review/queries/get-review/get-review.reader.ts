import { Inject, Injectable } from '@nestjs/common';
import { actorOf, Articles, relationsOf } from '../../../article';
import { FileLinks, fileViewsFor } from '../../../article-desk/public';
import type { ReviewAnswer } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { ReviewDrafts } from '../../drafts/review-drafts';
import { reviewFileView } from '../../drafts/review-file-view';
import { reviewAnswer } from './review-answer';
import { otherReviews, reviewVisibilityOf } from './review-mask';

interface GetReview {
  articleId: string;
  assignmentId: string;
  user: RequestUser;
}

/** One review with the files of its revision, masked for the caller (lifecycle, section 3, 'Review mode'). */
@Injectable()
export class GetReviewReader {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: ReviewDrafts,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws ApiProblem 404 for a review that the caller may not read, or not yet. */
  async read({ articleId, assignmentId, user }: GetReview): Promise<ReviewAnswer> {
    const state = await this.articles.load(articleId);
    const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (!state || !assignment) throw new ApiProblem('NOT_FOUND', 'There is no such review.');
    const actor = actorOf(user);
    const viewer = { actor, relations: relationsOf(state, actor) };
    const visibility = reviewVisibilityOf(state, assignment, viewer);
    if (visibility === 'none') throw new ApiProblem('NOT_FOUND', 'There is no such review.');
    const draft = visibility === 'own' ? await this.drafts.find(assignmentId) : null;
    const files = fileViewsFor(state, viewer, (fileId) => this.links.locate(fileId));
    const ofRevision = files.filter((file) => file.revision === assignment.revision);
    const { timeZone } = await this.settings.current();
    const now = this.clock.now();
    const answer = reviewAnswer(state, assignment, visibility, { actor, draft, files: ofRevision, now, timeZone });
    const { file, review } = assignment;
    // The office reads the file with the review, not while the review is being written.
    const isShown = file !== null && (visibility !== 'staff' || review !== null);
    const annotated = isShown ? reviewFileView(file, (fileId) => this.links.locate(fileId)) : null;
    return { ...answer, annotated, otherReviews: visibility === 'own' ? otherReviews(state, assignment, viewer) : [] };
  }
}
