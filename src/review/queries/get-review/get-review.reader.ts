import { Inject, Injectable } from '@nestjs/common';
import { actorOf, Articles, type ArticleState, type Assignment, isNamedToOthers, relationsOf } from '../../../article';
import { AuthorVeil, FileLinks, fileViewsFor } from '../../../article-desk/public';
import { fullName, type ReviewAnswer } from '../../../contracts';
import { People } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { ReviewDrafts } from '../../drafts/review-drafts';
import { reviewFileView } from '../../drafts/review-file-view';
import { reviewAnswer } from './review-answer';
import { otherReviews, reviewVisibilityOf, withoutEditorsPart } from './review-mask';

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
    private readonly people: People,
    private readonly veil: AuthorVeil,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws ApiProblem 404 for a review that the caller may not read, or not yet. */
  async read({ articleId, assignmentId, user }: GetReview): Promise<ReviewAnswer> {
    const state = await this.articles.load(articleId);
    const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (!state || !assignment) throw new ApiProblem('NOT_FOUND', 'This review does not exist.');
    const actor = actorOf(user);
    const viewer = { actor, relations: relationsOf(state, actor) };
    const visibility = reviewVisibilityOf(state, assignment, viewer);
    if (visibility === 'none') throw new ApiProblem('NOT_FOUND', 'This review does not exist.');
    const draft = visibility === 'own' ? await this.drafts.find(assignmentId) : null;
    const files = fileViewsFor(await this.veil.stateFor(state, actor), viewer, (fileId) => this.links.locate(fileId));
    const ofRevision = files.filter((file) => file.revision === assignment.revision);
    const { timeZone } = await this.settings.current();
    const now = this.clock.now();
    const answer = reviewAnswer(state, assignment, visibility, { actor, draft, files: ofRevision, now, timeZone });
    const { file, review } = assignment;
    // The office may read the file with the review, but not while the review is being written.
    const isShown = file !== null && (visibility !== 'staff' || review !== null);
    const annotated = isShown ? reviewFileView(file, (fileId) => this.links.locate(fileId)) : null;
    const others = visibility === 'own' ? otherReviews(state, assignment, viewer) : [];
    const names = await this.namesOf(state, [assignment, ...others]);
    const [reviewer = null, ...fellows] = names;
    return {
      ...answer,
      annotated,
      reviewer: visibility === 'masked' ? reviewer : null,
      otherReviews: others.map(({ review }, place) => ({
        ...withoutEditorsPart(review ?? {}),
        reviewer: fellows[place] ?? null,
      })),
    };
  }

  /** The names of reviewers that authors and fellow reviewers may see; null for the others, and for erased people. */
  private async namesOf(state: ArticleState, assignments: readonly Assignment[]): Promise<(string | null)[]> {
    const named = assignments.filter((one) => isNamedToOthers(state, one));
    const people = await this.people.byIds(named.map(({ reviewerId }) => reviewerId));
    return assignments.map((one) => {
      const person = named.includes(one) ? people.get(one.reviewerId) : undefined;
      return person ? fullName(person) : null;
    });
  }
}
