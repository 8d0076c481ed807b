import type { ArticleState } from '../../article';
import { normalEmail } from '../../contracts';

/** Uploader and authors without duplicates: the recipients of a decision. */
export const authorAddresses = (state: ArticleState): string[] => [
  ...new Map(
    [state.uploaderEmail, ...state.authors.map((author) => author.email)].map((email) => [normalEmail(email), email]),
  ).values(),
];
