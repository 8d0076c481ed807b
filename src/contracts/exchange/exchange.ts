import { isEmail } from '../identity/person-rules';
import type { JournalSettings } from '../journal/settings';
import { texts } from '../language/texts';
import type { Problem } from '../text/text-rules';

/** The formats in which an accepted article can be exported (ADR 83). */
export const EXPORT_FORMATS = ['meca', 'jats', 'crossref', 'crossref-pending', 'reviews', 'crossref-reviews'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_LABELS: Record<ExportFormat, string> = texts({
  meca: 'MECA package',
  jats: 'JATS metadata',
  crossref: 'Crossref deposit',
  'crossref-pending': 'Crossref deposit before publication',
  reviews: 'Published reviews',
  'crossref-reviews': 'Crossref deposit of published reviews',
});

/** The file extension of each format. */
export const EXPORT_EXTENSIONS: Record<ExportFormat, 'zip' | 'xml'> = {
  meca: 'zip',
  jats: 'xml',
  crossref: 'xml',
  'crossref-pending': 'xml',
  reviews: 'zip',
  'crossref-reviews': 'xml',
};

/** Whether exports of an article include its reviews: never, or without the names of their reviewers. */
export const EXPORTED_REVIEWS = ['nobody', 'anonymous'] as const;
export type ExportedReviews = (typeof EXPORTED_REVIEWS)[number];

/** Who can read the feed of accepted manuscripts: no one, or everyone, also without signing in. */
export const ACCEPTED_FEEDS = ['nobody', 'everybody'] as const;
export type AcceptedFeed = (typeof ACCEPTED_FEEDS)[number];

/** The settings of the exchange with other systems. */
export type ExchangeSetting = keyof Pick<
  JournalSettings,
  | 'issn'
  | 'publisherName'
  | 'doiPrefix'
  | 'articleAddress'
  | 'depositorName'
  | 'depositorEmail'
  | 'exportedReviews'
  | 'acceptedFeed'
>;

export const EXCHANGE_LABELS: Record<ExchangeSetting, string> = texts({
  issn: 'ISSN',
  publisherName: 'Publisher',
  doiPrefix: 'DOI prefix',
  articleAddress: 'Web address of an article',
  depositorName: 'Depositor at Crossref',
  depositorEmail: 'Email address of the depositor',
  exportedReviews: 'Reviews in MECA packages',
  acceptedFeed: 'Feed of accepted manuscripts',
});

/** The settings that each format needs. */
export const EXPORT_NEEDS: Record<ExportFormat, readonly ExchangeSetting[]> = {
  meca: ['issn'],
  jats: ['issn'],
  crossref: ['issn', 'publisherName', 'doiPrefix', 'articleAddress', 'depositorName', 'depositorEmail'],
  'crossref-pending': ['issn', 'publisherName', 'doiPrefix', 'depositorName', 'depositorEmail'],
  reviews: ['issn'],
  'crossref-reviews': ['issn', 'publisherName', 'doiPrefix', 'articleAddress', 'depositorName', 'depositorEmail'],
};

const MESSAGES = texts({
  issn: 'Please enter an ISSN such as 2049-3630; its last character is a check digit.',
  publisherName: 'Please enter at most 255 characters.',
  doiPrefix: "Please enter a prefix such as 10.5555, or with the beginning of the journal's DOIs: 10.5555/jt.",
  articleAddress:
    "Please enter an address that starts with https:// and has {number} in the place of the article's number.",
  depositorName: 'Please enter at most 130 characters.',
  depositorEmail: 'Email is not valid',
  exportedReviews: 'Please choose what happens to the reviews.',
  acceptedFeed: 'Please choose who can read the feed.',
  published: 'Please enter the day of publication as year-month-day.',
});

/** True for eight digits whose last one, or X, is the check digit of ISO 3297. */
export function isIssn(text: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(text)) return false;
  const digits = text.replace('-', '');
  const sum = [...digits.slice(0, 7)].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
  const check = (11 - (sum % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}

const DOI_PREFIX = /^10\.\d{4,9}(\/[A-Za-z0-9._-]{1,60})?$/;
const ADDRESS = /^https?:\/\/[^\s<>"]+$/;

const FITS: Record<ExchangeSetting, (text: string) => boolean> = {
  issn: isIssn,
  publisherName: (text) => text.length <= 255,
  doiPrefix: (text) => DOI_PREFIX.test(text),
  articleAddress: (text) => text.length <= 1000 && ADDRESS.test(text) && text.includes('{number}'),
  depositorName: (text) => text.length <= 130,
  depositorEmail: (text) => isEmail(text),
  exportedReviews: (text) => EXPORTED_REVIEWS.some((one) => one === text),
  acceptedFeed: (text) => ACCEPTED_FEEDS.some((one) => one === text),
};

export const isExchangeSetting = (name: string): name is ExchangeSetting => Object.hasOwn(FITS, name);

/** Settings that always have a value. */
const CHOICES: readonly ExchangeSetting[] = ['exportedReviews', 'acceptedFeed'];

/** The problem of a setting's value. All settings except the choices may be empty. */
export function exchangeProblem(name: ExchangeSetting, text: string): Problem {
  if (text === '' && !CHOICES.includes(name)) return undefined;
  return FITS[name](text) ? undefined : MESSAGES[name];
}

/** The DOI of an article; null while the journal has no prefix. */
export function doiOf(doiPrefix: string, number: string): string | null {
  if (doiPrefix === '') return null;
  return doiPrefix.includes('/') ? `${doiPrefix}${number}` : `${doiPrefix}/${number}`;
}

/** The address at which an article can be read; null while the journal has no address for articles. */
export const articleAddressOf = (articleAddress: string, number: string): string | null =>
  articleAddress === '' ? null : articleAddress.replaceAll('{number}', encodeURIComponent(number));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The problem of a day of publication, which is `YYYY-MM-DD`. */
export function publicationProblem(text: string): Problem {
  const isDay = DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  return isDay ? undefined : MESSAGES.published;
}
