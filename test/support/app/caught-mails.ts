import { until } from './http-until';

export interface CaughtMail {
  id: string;
  to: string[];
  subject: string;
  html: string;
}

/**
 * Waits for the newest mail sent over SMTP to an address whose subject or text contains `about`.
 * @throws Error after a timeout.
 */
export function newestMail(origin: string, to: string, about = ''): Promise<CaughtMail> {
  return until(`a mail to ${to}${about && ` about ${about}`}`, async () => {
    const answer = await fetch(`${origin}/mailbox/api/mails?to=${encodeURIComponent(to)}`);
    const mails = (await answer.json()) as CaughtMail[];
    return mails.find(({ subject, html }) => subject.includes(about) || html.includes(about));
  });
}

/** The path, including its key, of the link in a mail whose path ends like this. @throws Error when there is none. */
export function linkIn({ html }: Pick<CaughtMail, 'html'>, pathEnd: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => new URL((href ?? '').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&')),
  );
  const link = links.find(({ pathname }) => pathname.endsWith(pathEnd));
  if (!link) throw new Error(`The mail has no link to ...${pathEnd}`);
  return link.pathname + link.search;
}
