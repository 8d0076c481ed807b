import { texts } from '../language/texts';
/** An entry of the blacklist (spec part 2, section 3, 'Blacklist author'). */
export interface BlacklistAuthor {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  shortReason: string;
}

/** Maximum length of the reason, in characters. */
export const MAX_BLACKLIST_REASON = 500;
export const BLACKLIST_MESSAGES = texts({ reason: 'Please give a short reason.' });

/**
 * A person of an article who is on the blacklist, or has the same name as an entry; only for the office. A match by address is
 * certain, a match by name is a reason to check.
 */
export interface BlacklistWarning {
  role: 'AUTHOR' | 'UPLOADER' | 'SUGGESTED';
  /** Name of the person of the article. */
  name: string;
  matchedBy: 'EMAIL' | 'NAME';
  entry: BlacklistAuthor;
}
