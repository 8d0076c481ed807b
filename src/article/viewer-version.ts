import { createHash } from 'node:crypto';
import { STAFF_DESIGNATIONS, statusForAuthor } from '../contracts';
import type { Actor } from './domain/commands';
import type { ArticleFile } from './domain/events';
import { isGenerated } from './domain/files/file-rules';
import { isForReviewer } from './domain/files/reviewed-files';
import { isKnownToReviewer, relationsOf, requestOfKey } from './domain/people/roles';
import { isAnonymousToReviewers } from './domain/reviewing/review-mode';
import type { ArticleState, Assignment } from './domain/state';

/** Hexadecimal digits of a version. They are 52 bits, so that it is an exact whole number in JSON, in JavaScript and in a column of doubles. */
const DIGITS = 13;

const digest = (seen: object): number =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, DIGITS), 16);

/** Cache of versions by state and reader. A state never changes, and each version is needed more than once. */
const known = new WeakMap<ArticleState, Map<string, number>>();

function versionOf(state: ArticleState, reader: string, seen: () => object): number {
  const versions = known.get(state) ?? new Map<string, number>();
  known.set(state, versions);
  const version = versions.get(reader) ?? digest(seen());
  versions.set(reader, version);
  return version;
}

/** The files that a reader sees, without generated documents: these follow the content and make no view stale (see TECHNICAL_EVENTS). */
const filesSeen = (state: ArticleState, isSeen: (file: ArticleFile) => boolean): unknown[] =>
  state.files
    .filter((file) => isSeen(file) && !isGenerated(file))
    .map(({ fileId, figureTitle, figureOrder }) => [fileId, figureTitle, figureOrder]);

/** Manuscript, status and dates as everyone outside the office sees them. The dates also show changes that left no other trace. */
const seenByAll = (state: ArticleState, authors: ArticleState['authors']): unknown[] => [
  [state.fields.articleTitle, state.fields.runningTitle, state.fields.typeId, state.fields.keywords],
  [statusForAuthor(state.status), state.authorStatusSince, state.authorLastUpdateAt],
  [state.fields.abstractText, authors, state.revision, state.submittedAt, state.acceptedAt],
];

/** The reviews that the author may open. */
const isOpenToAuthor = (state: ArticleState, { status, revision }: Assignment): boolean =>
  status === 'Completed' && state.decidedRevisions.includes(revision);

/**
 * The version of an article for its author. It is opaque, and changes exactly when something changes that the author may see
 * (lifecycle, section 3). The stream's revision would also reveal every hidden event.
 */
export const authorVersion = (state: ArticleState): number =>
  versionOf(state, 'author', () => [
    seenByAll(state, state.authors),
    [state.fields, state.suggestedReviewers, state.corrections, state.authorDueAt],
    state.assignments.filter((one) => isOpenToAuthor(state, one)).map(({ assignmentId }) => assignmentId),
    filesSeen(state, ({ designation }) => !STAFF_DESIGNATIONS.includes(designation)),
  ]);

/**
 * A request as its reviewer sees it: without the mail's secret, the editors' ratings, the request that it replaces, and the day on which a
 * date was set. The file is seen only with the review.
 */
function requestSeen({
  ratings: _ratings,
  keyHash: _hash,
  mailId: _mail,
  file: _file,
  insteadOf: _insteadOf,
  dueSetAt: _dueSetAt,
  ...request
}: Assignment): object {
  return request;
}

const reviewerVersion = (state: ArticleState, reviewerId: string): number =>
  versionOf(state, `reviewer ${reviewerId}`, () => [
    seenByAll(state, isAnonymousToReviewers(state) ? [] : state.authors),
    state.assignments.filter((one) => one.reviewerId === reviewerId && isKnownToReviewer(one)).map(requestSeen),
    // A decision opens the other reviews.
    state.decidedRevisions,
    filesSeen(state, isForReviewer(state, reviewerId)),
  ]);

function reviewerOf(state: ArticleState, actor: Actor): string | undefined {
  if (actor.kind === 'person') return actor.userId;
  return actor.kind === 'key' ? requestOfKey(state, actor.assignmentId, actor.keyHash)?.reviewerId : undefined;
}

/** True for people who may know of every event of the article, and for the system. */
export function isInsider(state: ArticleState, actor: Actor): boolean {
  const relations = relationsOf(state, actor);
  return actor.kind === 'system' || relations.has('office') || relations.has('associate');
}

/**
 * The version of an article that a person gets and may pin. For office and associate editor it is the revision of the last event that
 * is not technical; for the author and for reviewers it is an opaque number, computed from what they see.
 */
export function versionFor(state: ArticleState, actor: Actor): number {
  if (isInsider(state, actor)) return state.version;
  if (relationsOf(state, actor).has('own')) return authorVersion(state);
  return reviewerVersion(state, reviewerOf(state, actor) ?? '');
}

/**
 * True when a person has seen every change that they may see; also for a person who may see nothing, because the decision refuses them.
 * Technical events after an insider's version are allowed, because they change nothing that was shown.
 */
export function hasSeenAll(state: ArticleState, actor: Actor, pinned: number): boolean {
  if (isInsider(state, actor)) return pinned >= state.version && pinned <= state.streamRevision;
  const isStranger = actor.kind === 'person' && relationsOf(state, actor).size === 0;
  return isStranger || pinned === versionFor(state, actor);
}

/** The account that made the last change this person may know of. Office and associate editor may know it; others only if it is their own. */
export function knownChangerOf(state: ArticleState, actor: Actor): string | null {
  if (isInsider(state, actor)) return state.lastUserId;
  const isOwn = actor.kind === 'person' && state.authorLastUserId === actor.userId;
  return isOwn && state.uploaderId === actor.userId ? actor.userId : null;
}
