import type { ArticleState } from '../../article';
import { normalEmail, type ReviewerCandidate } from '../../contracts';

/** Providers whose domain does not reveal where a person works. */
const FREE_MAIL = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.fr',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.nl',
  ],
  ...['outlook.com', 'live.com', 'live.nl', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me'],
  ...['protonmail.com', 'gmx.de', 'gmx.net', 'gmx.com', 'web.de', 't-online.de', 'mail.com', 'mail.ru', 'yandex.ru'],
  ...[
    'qq.com',
    '163.com',
    '126.com',
    'sina.com',
    'naver.com',
    'ziggo.nl',
    'kpnmail.nl',
    'planet.nl',
    'orange.fr',
    'free.fr',
  ],
  ...['wanadoo.fr', 'laposte.net', 'libero.it', 'btinternet.com', 'zoho.com', 'fastmail.com'],
]);

const domainOf = (email: string): string => normalEmail(email).split('@').at(-1) ?? '';
const plain = (institute: string | null): string =>
  (institute ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a person shares with an author; a warning, not a bar (lifecycle, section 3). */
export function conflictsOf(
  state: ArticleState,
  person: { email: string; institute: string | null },
): ReviewerCandidate['conflicts'] {
  const domain = domainOf(person.email);
  const emails = [state.uploaderEmail, ...state.authors.map((author) => author.email)];
  const isSameDomain = !FREE_MAIL.has(domain) && emails.some((email) => domainOf(email) === domain);
  const institute = plain(person.institute);
  const isSameInstitute = institute !== '' && state.authors.some((author) => plain(author.institute) === institute);
  return [
    ...(isSameDomain ? (['SAME_DOMAIN'] as const) : []),
    ...(isSameInstitute ? (['SAME_INSTITUTE'] as const) : []),
  ];
}
