import { isEmail } from '../contracts';
import type { ArticleEvent } from './domain/events';

/**
 * Sets the office's address as the reply address of a mail about an article, if the mail has none. No one reads the sender's mailbox.
 * @param supportEmail of the journal's settings.
 */
export function withDefaultReplyTo(event: ArticleEvent, supportEmail: string): ArticleEvent {
  if (event.type !== 'MailRequested' || event.data.replyTo !== null || !isEmail(supportEmail)) return event;
  return { ...event, data: { ...event.data, replyTo: supportEmail } };
}
