import type { RequestUser } from '../../platform/http/request-user';

/** Id of who is really there: under login-as not the account that is shown. */
export const realPerson = (user: RequestUser): string => user.realUserId ?? user.userId;
