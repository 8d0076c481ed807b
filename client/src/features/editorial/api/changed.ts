export interface ForArticle {
  articleId: string;
  /** The version that the screen was drawn from: a write on an article that has moved on is refused. */
  version?: number;
}

/** After a write on an article: all that the office reads about it. */
export const changed = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  { type: 'ReviewerPanel' as const, id: articleId },
  { type: 'Log' as const, id: articleId },
  'Todo' as const,
  'AssistantList' as const,
];
