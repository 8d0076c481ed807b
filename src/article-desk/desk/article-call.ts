import type { RequestUser } from '../../platform/http/access/request-user';
import type { RequestMeta } from '../../platform/http/request/meta.decorator';

/** What every command on one article carries in addition to its payload. */
export interface ArticleCall {
  articleId: string;
  user: RequestUser;
  meta: RequestMeta;
}
