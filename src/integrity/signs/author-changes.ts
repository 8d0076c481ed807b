import { type ArticleState, foldRecorded, initialState } from '../../article';
import { type AuthorsChangedSign, fullName, normalEmail, type SameTextSign } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';

const SUBMISSIONS = ['ArticleSubmitted', 'RevisionSubmitted', 'CorrectionSubmitted'];

/** The article right after each of its submissions, and as it is now. */
export function submissionsOf(
  articleId: string,
  events: readonly RecordedEvent[],
): { sent: ArticleState[]; now: ArticleState } {
  const sent: ArticleState[] = [];
  let now = initialState(articleId);
  for (const event of events) {
    now = foldRecorded(now, event);
    if (SUBMISSIONS.includes(event.type)) sent.push(now);
  }
  return { sent, now };
}

/** Authors who were added or removed between two submissions. */
export function authorChanges(sent: readonly ArticleState[]): AuthorsChangedSign[] {
  return sent.slice(1).flatMap((after, at): AuthorsChangedSign[] => {
    const before = sent[at] ?? after;
    const [added, removed] = [onlyIn(after, before), onlyIn(before, after)];
    if (added.length + removed.length === 0) return [];
    const afterReviewBegan = after.assignments.some(({ mailedAt }) => mailedAt !== null);
    return [{ kind: 'AUTHORS_CHANGED', revision: after.revision, added, removed, afterReviewBegan }];
  });
}

const onlyIn = (one: ArticleState, other: ArticleState): string[] =>
  one.authors.filter(({ id }) => !other.authors.some((author) => author.id === id)).map(fullName);

/** Addresses of the uploader and the authors, in normal form. */
export const peopleOf = ({ uploaderEmail, authors }: ArticleState): string[] =>
  [uploaderEmail, ...authors.map(({ email }) => email)].map(normalEmail);

/** Compares the authors of an article with those of an earlier one with the same text; null when the earlier one no longer exists. */
export function comparePeople(
  mine: ArticleState,
  theirs: ArticleState | null,
): Pick<SameTextSign, 'samePeople' | 'newAuthors'> {
  const before = theirs ? peopleOf(theirs) : [];
  const samePeople = peopleOf(mine).some((email) => before.includes(email));
  const added = mine.authors.filter(({ email }) => !before.includes(normalEmail(email)));
  return { samePeople, newAuthors: samePeople ? added.map(fullName) : [] };
}
