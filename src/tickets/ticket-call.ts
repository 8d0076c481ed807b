import type { RequestMeta } from '../platform/http/request/meta.decorator';
import type { RequestUser } from '../platform/http/access/request-user';

/** Who writes, and in answer to which request. */
export interface TicketCall {
  user: RequestUser;
  meta: RequestMeta;
}
