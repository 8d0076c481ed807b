import { AUTHORSHIP_REMINDER_HOURS, isErasedAddress, normalEmail } from '../../../contracts';
import type { ArticleAuthor, ArticleEventData } from '../events';
import type { Appliers } from '../fold/appliers';
import type { ArticleState, AuthorshipAnswer, AuthorshipRequest } from '../state';

const HOUR = 3_600_000;

/** True for the submitting author, who confirms by submitting. */
export const isSubmitter = (state: ArticleState, author: ArticleAuthor): boolean =>
  author.id === state.uploaderId || normalEmail(author.email) === normalEmail(state.uploaderEmail);

/**
 * The author of a request; undefined once the author entry is removed or has another address, which ends the request and its key.
 */
export const authorOf = (state: ArticleState, request: AuthorshipRequest): ArticleAuthor | undefined =>
  state.authors.find(({ id, email }) => id === request.authorId && normalEmail(email) === normalEmail(request.email));

/** The request to this author at their present address. */
export const requestOf = (state: ArticleState, author: ArticleAuthor): AuthorshipRequest | undefined =>
  state.authorship.findLast(
    ({ authorId, email }) => authorId === author.id && normalEmail(email) === normalEmail(author.email),
  );

/** The authors who have neither submitted the manuscript nor been asked. No mail can reach an erased author. */
export const authorsToAsk = (state: ArticleState): ArticleAuthor[] =>
  state.authors.filter(
    (author) => !isSubmitter(state, author) && !isErasedAddress(author.email) && requestOf(state, author) === undefined,
  );

/** The request that a key opens; also an answered one, whose page shows the answer. */
export const authorshipByKey = (
  state: ArticleState,
  requestId: string,
  keyHash: string,
): AuthorshipRequest | undefined =>
  state.authorship.find(
    (one) => one.requestId === requestId && one.keyHash === keyHash && authorOf(state, one) !== undefined,
  );

/** True while an author can still answer, which an erased author cannot. */
export const isWaiting = (state: ArticleState, request: AuthorshipRequest): boolean =>
  request.answer === null && !isErasedAddress(request.email) && authorOf(state, request) !== undefined;

/** From when an author can be reminded (ISO 8601 UTC). */
export const remindableFrom = ({ askedAt }: AuthorshipRequest): string =>
  new Date(Date.parse(askedAt) + AUTHORSHIP_REMINDER_HOURS * HOUR).toISOString();

function asked(state: ArticleState, { requests }: ArticleEventData['AuthorsAskedToConfirm'], at: string): ArticleState {
  const again = new Set(requests.map(({ requestId }) => requestId));
  const before = state.authorship.map((one) => (again.has(one.requestId) ? { ...one, askedAt: at } : one));
  const known = new Set(before.map(({ requestId }) => requestId));
  const added = requests
    .filter(({ requestId }) => !known.has(requestId))
    .map((one) => {
      const email = state.authors.find(({ id }) => id === one.authorId)?.email ?? '';
      return { ...one, email, askedAt: at, answer: null };
    });
  return { ...state, authorship: [...before, ...added] };
}

const answered = (state: ArticleState, requestId: string, answer: AuthorshipAnswer): ArticleState => ({
  ...state,
  authorship: state.authorship.map((one) => (one.requestId === requestId ? { ...one, answer } : one)),
});

export const authorshipAppliers: Appliers<'AuthorsAskedToConfirm' | 'AuthorConfirmed' | 'AuthorRefused'> = {
  AuthorsAskedToConfirm: (state, data, { at }) => asked(state, data, at),
  AuthorConfirmed: (state, { requestId, roles, declarations }, { at }) =>
    answered(state, requestId, { confirms: true, at, roles, declarations, comment: null }),
  AuthorRefused: (state, { requestId, comment }, { at }) =>
    answered(state, requestId, { confirms: false, at, roles: [], declarations: [], comment }),
};
