import type { ArticleEventType } from './events';

/** Events that neither change the article's visible content nor make another person's view stale. */
export const TECHNICAL_EVENTS: readonly ArticleEventType[] = [
  'MailRequested',
  'DocumentGenerated',
  'ReminderIssued',
  // The authors' answers are not part of the article: a person who works on it does not have to read it again (ADR 64).
  'AuthorsAskedToConfirm',
  'AuthorConfirmed',
  'AuthorRefused',
];
