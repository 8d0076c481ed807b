import { SECRET_MARK } from '../../article';
import { inCurrentLanguage, type LocalisedText } from '../../platform/language/current-language';

const WORDS = {
  accept: { en: 'Accept the request', nl: 'Verzoek aannemen' },
  decline: { en: 'Decline the request', nl: 'Verzoek afwijzen' },
  form: { en: 'Open the review form', nl: 'Reviewformulier openen' },
  personal: {
    en: 'These links are for you only and open the request without signing in. Please do not share them.',
    nl: 'Deze links zijn alleen voor u en openen het verzoek zonder dat u zich hoeft aan te melden. Deel ze niet met anderen.',
  },
} as const satisfies Record<string, LocalisedText>;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const link = (href: string, words: string): string => `<p><a href="${escaped(href)}">${words}</a></p>`;

/**
 * The personal links that the server adds to an editor's text (lifecycle, section 3, 'Links in mails'). The key is filled in when
 * the mail is sent.
 * @param requestUrl address of the request's page, without a slash at the end.
 */
export const invitationLinks = (requestUrl: string): string =>
  link(`${requestUrl}/accept?key=${SECRET_MARK}`, inCurrentLanguage(WORDS.accept)) +
  link(`${requestUrl}/decline?key=${SECRET_MARK}`, inCurrentLanguage(WORDS.decline)) +
  `<p>${inCurrentLanguage(WORDS.personal)}</p>`;

/** The same without a key, for a request whose key can no longer be derived: the pages ask to sign in. */
export const signInLinks = (requestUrl: string): string =>
  link(`${requestUrl}/accept`, inCurrentLanguage(WORDS.accept)) +
  link(`${requestUrl}/decline`, inCurrentLanguage(WORDS.decline));

/** The link for reviewers who have accepted. */
export const reviewLink = (reviewUrl: string): string => link(reviewUrl, inCurrentLanguage(WORDS.form));
