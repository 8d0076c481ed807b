import { isLoopback } from './loopback';

/** Addresses inside a network: names of one label, private ranges, and names that no public DNS contains. They may be used over http. */
const INTERNAL =
  /^(?:[^.]+|.+\.(?:local|localhost|internal|lan|test|home\.arpa)|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[f[cd][\da-f:]+\])$/;

/** The variables that the rules look at, as given; undefined when not set. */
interface Given {
  NODE_ENV?: string;
  PUBLIC_URL?: string;
  SMTP_URL?: string;
}

/**
 * Settings that are valid one by one and unsafe together (lifecycle, section 5 (10)): variable -> what to do. Outside production, the mail
 * catcher shows every mail, with its links for passwords, to everyone, and everyone knows the password of the demonstration accounts. Over
 * http, everyone between browser and server can read passwords.
 */
export function unsafeStarts({ NODE_ENV, PUBLIC_URL, SMTP_URL }: Given): Map<string, string> {
  const problems = new Map<string, string>();
  if (NODE_ENV === 'production') {
    if (SMTP_URL === undefined)
      problems.set(
        'SMTP_URL',
        "SMTP_URL must be given when NODE_ENV is 'production', such as smtp://user:password@host:587: without it no mail is sent",
      );
    if (PUBLIC_URL !== undefined && isPublicHttp(PUBLIC_URL))
      problems.set(
        'PUBLIC_URL',
        "PUBLIC_URL must be an https address when NODE_ENV is 'production' and it is reached by a public name: a proxy in front gives it",
      );
  } else if (PUBLIC_URL !== undefined && isPublicHttps(PUBLIC_URL)) {
    problems.set(
      'NODE_ENV',
      "NODE_ENV must be 'production' when PUBLIC_URL is an https address: elsewhere the demonstration accounts and all mails are open to everybody",
    );
  }
  return problems;
}

/** HTTPS on the developer's own machine is not a public address. */
function isPublicHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:' && !isLoopback(address);
}

/** True for an http name or address that can be reached from outside this network. */
function isPublicHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(address) && !INTERNAL.test(hostname);
}
