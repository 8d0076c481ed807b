/** Messages that come back for our mails, as mail servers and people send them. */

interface About {
  mailId: string;
  /** The journal's domain in Message-IDs. */
  domain?: string;
  /** The id of this message. */
  id?: string;
}

const LINE = '\r\n';
let count = 0;
const nextId = (): string => `message-${(count += 1)}@mail.example.com`;

export interface ABounce extends About {
  address: string;
  action?: 'failed' | 'delayed' | 'delivered';
  status?: string;
}

/** A report of Postfix. */
export function aBounce({ mailId, address, ...more }: ABounce): string {
  const { domain = 'localhost', id = nextId(), action = 'failed', status = '5.1.1' } = more;
  return [
    `Message-ID: <${id}>`,
    'From: MAILER-DAEMON@mail.example.com (Mail Delivery System)',
    'To: office@journal.example.org',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ...['', '--b', 'Content-Type: text/plain', '', `A secret text about <${address}>`],
    ...['', '--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mail.example.com'],
    ...['', `Final-Recipient: rfc822; ${address}`, `Action: ${action}`, `Status: ${status}`],
    ...[
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${mailId}@${domain}>`,
      'Subject: A secret subject',
    ],
    ...['', '--b--', ''],
  ].join(LINE);
}

/** An answer of a person, or of a program in the absence of one. */
export function anAnswer({ mailId, from, ...more }: About & { from: string; automatic?: boolean }): string {
  const { domain = 'localhost', id = nextId(), automatic = false } = more;
  return [
    `Message-ID: <${id}>`,
    `From: Somebody Secret <${from}>`,
    'To: office@journal.example.org',
    'Subject: Re: A secret subject',
    `In-Reply-To: <${mailId}@${domain}>`,
    ...(automatic ? ['Auto-Submitted: auto-replied'] : []),
    ...['Content-Type: text/plain; charset=utf-8', '', 'A secret text', ''],
  ].join(LINE);
}

/** A message that belongs to no mail of the journal. */
export const AN_ADVERTISEMENT = [
  'From: x@example.net',
  'Message-ID: <spam@example.net>',
  'Subject: Buy',
  '',
  'Now',
].join(LINE);
