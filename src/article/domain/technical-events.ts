import type { ArticleEventType } from './events';

/** Events that neither change the article's visible content nor make another person's view stale. */
export const TECHNICAL_EVENTS: readonly ArticleEventType[] = [
  'MailRequested',
  'DocumentGenerated',
  'ReminderIssued',
  // What the authors answer is beside the article: nobody who writes about it has to read it again (ADR 64).
  'AuthorsAskedToConfirm',
  'AuthorConfirmed',
  'AuthorRefused',
];
