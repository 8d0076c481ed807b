export interface ForArticle {
  articleId: string;
}

/** After a change of one manuscript; the lists show its title, its status and its dates. */
export const ofArticle = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  'MyList' as const,
];

/** After a change of status: the counts of the menu change, too. */
export const ofStatus = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  'MyList' as const,
  'Counts' as const,
];
