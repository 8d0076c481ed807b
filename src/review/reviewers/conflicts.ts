import type { ArticleState } from '../../article';
import { isFreeMail, normalEmail, type ReviewerCandidate } from '../../contracts';

const domainOf = (email: string): string => normalEmail(email).split('@').at(-1) ?? '';
/** A name or institute without accents, case and punctuation, for comparison. */
export const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a person shares with an author: a warning, not a bar (lifecycle, section 3). */
export function conflictsOf(
  state: ArticleState,
  person: { email: string; institute: string | null },
): ReviewerCandidate['conflicts'] {
  const domain = domainOf(person.email);
  const emails = [state.uploaderEmail, ...state.authors.map((author) => author.email)];
  const isSameDomain = !isFreeMail(person.email) && emails.some((email) => domainOf(email) === domain);
  const institute = plain(person.institute);
  const isSameInstitute = institute !== '' && state.authors.some((author) => plain(author.institute) === institute);
  return [
    ...(isSameDomain ? (['SAME_DOMAIN'] as const) : []),
    ...(isSameInstitute ? (['SAME_INSTITUTE'] as const) : []),
  ];
}
