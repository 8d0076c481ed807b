import { isEmail } from '../contracts';
import type { ArticleEvent } from './domain/events';

/**
 * A mail about an article without an address for answers gets the office's: mails leave from an address that nobody reads.
 * @param supportEmail of the journal's settings.
 */
export function withDefaultReplyTo(event: ArticleEvent, supportEmail: string): ArticleEvent {
  if (event.type !== 'MailRequested' || event.data.replyTo !== null || !isEmail(supportEmail)) return event;
  return { ...event, data: { ...event.data, replyTo: supportEmail } };
}
