import type { RequestUser } from '../platform/http/access/request-user';
import type { RequestMeta } from '../platform/http/request/meta.decorator';

/** Who writes, and as part of which request. */
export interface TicketCall {
  user: RequestUser;
  meta: RequestMeta;
}
