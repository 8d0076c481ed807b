export interface ForArticle {
  articleId: string;
  /** The version that the screen shows. A write is refused if the article has changed since. */
  version?: number;
}

/** Tags to invalidate after a write: everything the office reads about the article. */
export const articleTags = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  { type: 'ReviewerPanel' as const, id: articleId },
  { type: 'Log' as const, id: articleId },
  'Todo' as const,
  'AssistantList' as const,
];

/**
 * For suggested mails. Each is composed from the state at the moment when its dialog opens, so none is kept after the dialog has closed
 * (lifecycle, section 4).
 */
export const NOT_CACHED = 0;
