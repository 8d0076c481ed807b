import type { ArticleState } from '../../article';
import { normalEmail } from '../../contracts';

/** Uploader and authors, each once: those to whom a decision is addressed. */
export const authorAddresses = (state: ArticleState): string[] => [
  ...new Map(
    [state.uploaderEmail, ...state.authors.map((author) => author.email)].map((email) => [normalEmail(email), email]),
  ).values(),
];
