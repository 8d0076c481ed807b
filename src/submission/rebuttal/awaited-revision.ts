import { actionsFor, actorOf, type Articles, type ArticleState, Refusal } from '../../article';
import type { RequestUser } from '../../platform/http/access/request-user';

/** The article, while this person prepares a revision of it. @throws Refusal */
export async function awaitedRevision(articles: Articles, articleId: string, user: RequestUser): Promise<ArticleState> {
  const state = await articles.load(articleId);
  if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
  if (actionsFor(state, actorOf(user)).includes('submit-revision')) return state;
  throw new Refusal('TRANSITION', 'No revision is requested for this manuscript.');
}
