import type { ArticleState, FileAddition } from '../state';

/** How a file was added to the article; undefined for a file that the article never had. */
export const additionOf = (state: ArticleState, fileId: string): FileAddition | undefined =>
  state.fileAdditions.find((one) => one.fileId === fileId);

/** True for a file that a member of the office sent: not an author, and not the system. */
export function isOfOffice(state: ArticleState, fileId: string): boolean {
  const by = additionOf(state, fileId)?.by ?? null;
  return by !== null && by !== state.uploaderId && !state.authors.some(({ id }) => id === by);
}

/** When a file was added, ISO 8601 UTC. */
export const fileTimeOf = (state: ArticleState, fileId: string): string =>
  additionOf(state, fileId)?.at ?? state.createdAt;
