import { SECRET_MARK } from '../../article';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const link = (href: string, words: string): string => `<p><a href="${escaped(href)}">${words}</a></p>`;

/**
 * The personal links that the server adds to an editor's text (lifecycle, section 3, 'Links in mails'). The key is filled in when
 * the mail is sent.
 * @param requestUrl address of the request's page, without a slash at the end.
 */
export const invitationLinks = (requestUrl: string): string =>
  link(`${requestUrl}/accept?key=${SECRET_MARK}`, 'Accept the request') +
  link(`${requestUrl}/decline?key=${SECRET_MARK}`, 'Decline the request') +
  '<p>These links are for you only and open the request without signing in. Please do not share them.</p>';

/** The same without a key, for a request whose key can no longer be derived: the pages ask to sign in. */
export const signInLinks = (requestUrl: string): string =>
  link(`${requestUrl}/accept`, 'Accept the request') + link(`${requestUrl}/decline`, 'Decline the request');

/** For reviewers who have accepted. */
export const reviewLink = (reviewUrl: string): string => link(reviewUrl, 'Open the review form');
