import type { RequestUser } from '../platform/http/access/request-user';
import type { RequestMeta } from '../platform/http/request/meta.decorator';

/** The person who writes, and the request in which they do it. */
export interface TicketCall {
  user: RequestUser;
  meta: RequestMeta;
}
