/** Spec part 2, section 3, 'Blacklist author'. */
export interface BlacklistAuthor {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  shortReason: string;
}

/** Longest reason, in characters. */
export const MAX_BLACKLIST_REASON = 500;
export const BLACKLIST_REASON_MESSAGE = 'Please give a short reason.';

/**
 * Somebody of an article who is on the blacklist, or has the name of somebody there; for the office alone. An address is certain,
 * a name is a reason to look.
 */
export interface BlacklistWarning {
  role: 'AUTHOR' | 'UPLOADER' | 'SUGGESTED';
  /** Of the person of the article. */
  name: string;
  matchedBy: 'EMAIL' | 'NAME';
  entry: BlacklistAuthor;
}
