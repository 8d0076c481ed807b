/** What a person may do with an article; the names of the commands of lifecycle, section 2 and 3. */
export const ARTICLE_ACTIONS = [
  'change-draft',
  'delete-draft',
  'submit',
  'pass-check',
  'reject-at-check',
  'request-correction',
  'submit-correction',
  'assign-associate',
  'return-to-assistant',
  'advise',
  'decide',
  'submit-revision',
  'override',
  'withdraw',
  'choose-reviewers',
  'manage-files',
  'write-note',
  'rate-review',
  'see-reviews',
  'see-log',
] as const;
export type ArticleAction = (typeof ARTICLE_ACTIONS)[number];
