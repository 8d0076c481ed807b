import { type Articles, type ArticleState, Refusal } from '../article';

/** @throws Refusal NOT_FOUND when there is no such article. */
export async function existingArticle(articles: Articles, articleId: string): Promise<ArticleState> {
  const state = await articles.load(articleId);
  if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
  return state;
}
