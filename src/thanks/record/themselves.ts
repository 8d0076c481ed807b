import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/**
 * The numbers of a reviewer include manuscripts of which a person who acts for them may be an author (lifecycle, section 1, 'Conflict
 * wall').
 * @throws ApiProblem 403 under login-as.
 */
export function assertThemselves({ realUserId }: RequestUser): void {
  if (realUserId !== null)
    throw new ApiProblem('FORBIDDEN', 'Only the account holder can see this record, not someone signed in as them.');
}
