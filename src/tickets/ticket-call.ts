import type { RequestMeta } from '../platform/http/meta.decorator';
import type { RequestUser } from '../platform/http/request-user';

/** Who writes, and in answer to which request. */
export interface TicketCall {
  user: RequestUser;
  meta: RequestMeta;
}
