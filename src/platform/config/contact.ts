/** The variables that are read here. */
interface Given {
  MAIL_FROM?: string | undefined;
  WEBMASTER_EMAIL: string | null;
}

/** The address that people can write to. Nobody reads the mailbox of a sender such as no-reply@. */
export function contactOf({ MAIL_FROM = '', WEBMASTER_EMAIL }: Given): string | null {
  const address = /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return address === '' || /^(do-?not-?|no-?)reply@/i.test(address) ? WEBMASTER_EMAIL : address;
}

/** The sender of all mails if none is set. */
export function defaultSender(journalName: string, publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  return `"${journalName.replace(/["\\\r\n]/g, '')}" <no-reply@${host}>`;
}
