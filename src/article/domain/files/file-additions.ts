import type { ArticleState, FileAddition } from '../state';

/** How a file came to the article; undefined for a file that it never had. */
export const additionOf = (state: ArticleState, fileId: string): FileAddition | undefined =>
  state.fileAdditions.find((one) => one.fileId === fileId);

/** When a file came, ISO 8601 UTC. */
export const fileTimeOf = (state: ArticleState, fileId: string): string =>
  additionOf(state, fileId)?.at ?? state.createdAt;
