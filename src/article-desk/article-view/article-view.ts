import {
  actionsFor,
  type Actor,
  type ArticleState,
  decisionsFor,
  holderOf,
  isAnonymousToReviewers,
  isKnownToReviewer,
  refusalsFor,
  versionFor,
} from '../../article';
import type { ArticleFields, ArticleView, CorrectionView, ReviewMode } from '../../contracts';
import { isStaff, normalEmail, statusForAuthor } from '../../contracts';
import { nameAndInstitute } from '../authors/author-row';
import { type FileLocator, fileViewsFor } from '../file-views/file-view';
import { type Viewer, type ViewerRole, viewerRoleOf } from '../file-views/viewer-role';
import { type Today, waitingIn } from '../lateness/waiting-of';
import { baseView, type ViewBody } from './base-view';
import { nomineesOf, officeParts, type PeopleById, personName, reviewerView } from './office-parts';
import { reviewsForAuthor } from './reviews-for-author';

/** What a view needs in addition to the article. */
export interface ViewContext {
  /** The people returned by `peopleOf(state)`. */
  people: PeopleById;
  locate: FileLocator;
  /** Ids of the author entries that an author may see completely: those they made themselves (lifecycle, section 4 (7)). */
  knownAuthors: ReadonlySet<string>;
  /** Of a draft: the mode that its submission would fix now. */
  reviewMode?: ReviewMode;
  /** By whose days staff see what is late. Null for a comparison of two states, which must not depend on the day. */
  today: Today | null;
}

type Mask = (state: ArticleState, viewer: Viewer, context: ViewContext) => Partial<ViewBody>;

const authorIds = (state: ArticleState): string[] => state.authors.map((author) => author.id);

const correctionViews = (state: ArticleState): CorrectionView[] =>
  state.corrections.map(({ correctionId, ...correction }) => ({ id: correctionId, ...correction }));

/** The fields that the author filled in for the office only. */
function confidentialFields(fields: ArticleFields): Omit<ArticleFields, 'typeId' | 'keywords'> {
  const { typeId: _typeId, keywords: _keywords, ...rest } = fields;
  return rest;
}

/** The fields that both the author and the office may see. */
const manuscript = (state: ArticleState, people: PeopleById): Partial<ViewBody> => ({
  ...confidentialFields(state.fields),
  suggestedReviewers: state.suggestedReviewers,
  nominees: nomineesOf(state).map((id) => personName(people, id)),
  articleCorrections: correctionViews(state),
  dueDate: state.authorDueAt,
  withdrawnFrom: state.withdrawnFrom && statusForAuthor(state.withdrawnFrom),
  uploadedById: state.uploaderId,
  overviewCurrent: state.overviewFileId !== null,
  convertedCurrent: state.convertedFileId !== null,
});

/** Everything the author wrote, but never the true status, editors, reviewers and notes (lifecycle, section 2). */
const forAuthor: Mask = (state, { actor }, { people, knownAuthors }) => {
  const ownEmail = actor.kind === 'person' ? normalEmail(actor.email) : '';
  const isKnown = (author: { id: string; email: string }): boolean =>
    knownAuthors.has(author.id) || normalEmail(author.email) === ownEmail;
  return {
    ...manuscript(state, people),
    uploadedBy: personName(people, state.uploaderId),
    authorsIds: authorIds(state),
    articleAuthors: state.authors.map((author) => (isKnown(author) ? author : nameAndInstitute(author))),
    articleReviewer: reviewsForAuthor(state, people),
  };
};

/** The authors, unless the review mode hides them, and the reviewer's own requests, without the editors' ratings. */
const forReviewer: Mask = (state, { actor }, { people }) => ({
  ...(isAnonymousToReviewers(state)
    ? {}
    : { authorsIds: authorIds(state), articleAuthors: state.authors.map(nameAndInstitute) }),
  articleReviewer: state.assignments
    .filter((one) => actor.kind === 'person' && one.reviewerId === actor.userId && isKnownToReviewer(one))
    .map((one) => ({ ...reviewerView(one, people, null), avgRating: null })),
});

/** What the article waits for. The check of a submission is the office's: an associate editor is never shown as late with it. */
const waitingFor = (state: ArticleState, { actor }: Viewer, today: Today | null): ArticleView['waiting'] => {
  const isAssociate = actor.kind === 'person' && actor.group === 'associate editor';
  return today === null || (isAssociate && state.status === 'NEW_ARTICLE') ? null : waitingIn(state, today);
};

const forStaff: Mask = (state, viewer, { people, today }) => ({
  ...manuscript(state, people),
  ...officeParts(state, people, today),
  waiting: waitingFor(state, viewer, today),
  status: state.status,
  statusSince: state.statusSince,
  lastUpdate: state.lastUpdateAt,
  reviewerRequired: state.reviewersRequired,
  uploadedBy: state.authorsHidden ? null : personName(people, state.uploaderId),
  authorsHidden: state.authorsHidden === true,
  associateEditorId: holderOf(state),
  authorsIds: authorIds(state),
  articleAuthors: state.authors,
});

const MASKS: Record<ViewerRole, Mask> = { author: forAuthor, reviewer: forReviewer, staff: forStaff };

/** True when a member of the office sees only what an author sees, because it is their own article. */
const inConflict = (viewerRole: ViewerRole, actor: Actor): boolean =>
  viewerRole === 'author' && actor.kind === 'person' && isStaff(actor.group);

/**
 * The article as one person may see it, masked by lifecycle, section 1 'Conflict wall', section 2 'What the author is shown' and
 * section 3 'Review mode'.
 * @throws Refusal NOT_FOUND for a viewer without any relation to the article.
 */
export function articleViewFor(state: ArticleState, viewer: Viewer, context: ViewContext): ArticleView {
  const viewerRole = viewerRoleOf(viewer.relations);
  return {
    ...baseView(state),
    ...MASKS[viewerRole](state, viewer, context),
    reviewMode: context.reviewMode ?? state.reviewMode,
    files: fileViewsFor(state, viewer, context.locate),
    version: versionFor(state, viewer.actor),
    conflict: inConflict(viewerRole, viewer.actor),
    actions: actionsFor(state, viewer.actor),
    decisions: decisionsFor(state, viewer.actor),
    refusals: refusalsFor(state, viewer.actor),
  };
}
