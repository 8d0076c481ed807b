import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import type { AddressLink } from './address-links';

export const TAKEN = 'There is already an account with this email address.';
const UNKNOWN = 'This link is not valid. Please open it from the newest mail again.';
const USED = 'This link was used already, or replaced by a newer one.';
const EXPIRED = 'This link has expired. Sign in and request a new one on your profile.';
const ANOTHER =
  'This link belongs to another account. Sign out, and sign in with the account that you want to confirm.';
const ACTING = 'Only the account holder can confirm an address, not someone signed in as them.';

/** @throws ApiProblem 422 with a message that says what is wrong with the link. */
export function assertLive(link: AddressLink | null, now: Date): AddressLink {
  if (!link) throw new ApiProblem('RULE_BROKEN', UNKNOWN);
  if (link.usedAt !== null) throw new ApiProblem('RULE_BROKEN', USED);
  if (link.expiresAt <= now) throw new ApiProblem('RULE_BROKEN', EXPIRED);
  return link;
}

/** @throws ApiProblem 403 when the link is not for the account of this session. */
export function assertOwn(link: AddressLink, user: RequestUser): void {
  if (user.realUserId !== null) throw new ApiProblem('FORBIDDEN', ACTING);
  if (link.userId !== user.userId) throw new ApiProblem('FORBIDDEN', ANOTHER);
}
