import type { ArticleEventData, MailEventData, QuarantineEventData } from './events';
import { ARTICLE_EVENT_TYPES } from './fold/evolve';

/** Types of events that occur in a mail's own stream but not in an article's stream. */
const MAIL_EVENT_TYPES: readonly Exclude<keyof MailEventData, keyof ArticleEventData>[] = [
  ...(['MailSent', 'MailFailed', 'MailBounced', 'MailAnswered'] as const),
];

const QUARANTINE_EVENT_TYPES: readonly (keyof QuarantineEventData)[] = ['EventQuarantined', 'EventReleased'];

/** Every type of event in the log. */
export const EVENT_TYPES: readonly (keyof ArticleEventData | keyof MailEventData | keyof QuarantineEventData)[] = [
  ...ARTICLE_EVENT_TYPES,
  ...MAIL_EVENT_TYPES,
  ...QUARANTINE_EVENT_TYPES,
];
