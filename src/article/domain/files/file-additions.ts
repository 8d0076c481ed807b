import type { ArticleState, FileAddition } from '../state';

/** How a file was added to the article; undefined for a file that the article never had. */
export const additionOf = (state: ArticleState, fileId: string): FileAddition | undefined =>
  state.fileAdditions.find((one) => one.fileId === fileId);

/** When a file was added, ISO 8601 UTC. */
export const fileTimeOf = (state: ArticleState, fileId: string): string =>
  additionOf(state, fileId)?.at ?? state.createdAt;
