export interface ForArticle {
  articleId: string;
}

/** Tags to invalidate after a change of one manuscript; the lists show its title, status and dates. */
export const ofArticle = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  'MyList' as const,
];

/** Tags to invalidate after a change of status, which also changes the menu counts. */
export const ofStatus = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  'MyList' as const,
  'Counts' as const,
];
