import type { ArticleStatus } from '../contracts';
import type { DemoArticle } from './demo-article';

export type DemoAuthor = 'author' | 'author2' | 'author3';

/** Final status, author, days since its start, title, topic, and the steps. */
export type DemoScenario = [ArticleStatus, DemoAuthor, number, string, string, (article: DemoArticle) => Promise<void>];

export type Pair = readonly [string, string];
export const CARDIOLOGY: Pair = ['reviewer', 'reviewer2'];
export const EPIDEMIOLOGY: Pair = ['reviewer3', 'reviewer5'];
export const INTENSIVE_CARE: Pair = ['reviewer4', 'reviewer7'];

/** Submits the article and passes its check. */
export async function inSelection(article: DemoArticle): Promise<void> {
  await article.after(1).submit();
  await article.after(2).passCheck();
}

/** Sends the article to both reviewers, who agree. */
export async function underReview(article: DemoArticle, reviewers: Pair): Promise<void> {
  await inSelection(article);
  await article.after(1).invite(...reviewers);
  for (const reviewer of reviewers) await article.after(2).answer(reviewer, true);
}

/** Completes both reviews; a harsh second one asks for more changes. */
export async function reviewed(article: DemoArticle, reviewers: Pair, harsh = false): Promise<void> {
  await underReview(article, reviewers);
  await article.after(9).review(reviewers[0]);
  await article.after(5).review(reviewers[1], harsh);
}
