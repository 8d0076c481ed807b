import type { RequestMeta } from '../platform/http/meta.decorator';
import type { RequestUser } from '../platform/http/request-user';

/** What every command on one article carries besides its payload. */
export interface ArticleCall {
  articleId: string;
  user: RequestUser;
  meta: RequestMeta;
}
