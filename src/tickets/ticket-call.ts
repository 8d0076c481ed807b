import type { RequestUser } from '../platform/http/access/request-user';
import type { RequestMeta } from '../platform/http/request/meta.decorator';

/** Who writes, and in answer to which request. */
export interface TicketCall {
  user: RequestUser;
  meta: RequestMeta;
}
