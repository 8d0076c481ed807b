import { isEmail } from '../../../contracts';
import type { ArticleEvent, MailRequest } from '../events';
import { eventOf } from '../recorded';
import { requireField } from '../requirements';

/**
 * The mails of a command, as events of the same append, so that no change is stored without its mails.
 * @throws Refusal INVALID for a mail without a recipient or with an invalid address.
 */
export function requestMails(...mails: (MailRequest | null)[]): ArticleEvent[] {
  const wanted = mails.filter((mail) => mail !== null);
  for (const mail of wanted) {
    requireField(mail.to.length > 0, 'to', 'Please choose at least one recipient.');
    const addresses = [...mail.to, ...mail.cc, ...(mail.replyTo === null ? [] : [mail.replyTo])];
    const wrong = addresses.find((address) => !isEmail(address));
    requireField(wrong === undefined, 'to', `${wrong ?? ''} is not a valid email address.`);
  }
  return wanted.map((mail) => eventOf('MailRequested', mail));
}
