import type { QuickHit, ReviewerTodo } from '../../../src/contracts';
import { DEMO_PASSWORD, demoEmail } from '../../../src/demo/demo-people';
import { HttpClient } from '../app/http-client';
import { type ArticleIds, ARTICLES } from './journal-screens';

/** The ids of the demonstration articles that the screens refer to. @throws Error where one is missing. */
export async function findArticles(origin: string): Promise<ArticleIds> {
  const editor = await new HttpClient(origin).signIn(demoEmail('editor'), DEMO_PASSWORD);
  const idOf = async (title: string): Promise<string> => {
    const answer = await editor.get('/article/quick-search', { q: title });
    const { items } = answer.body as { items: QuickHit[] };
    const found = items.find(({ articleTitle }) => articleTitle === title);
    if (!found) throw new Error(`There is no demonstration article '${title}'`);
    return found.id;
  };
  const names = Object.keys(ARTICLES) as (keyof typeof ARTICLES)[];
  const ids = await Promise.all(names.map(async (name) => [name, await idOf(ARTICLES[name])] as const));
  const found = Object.fromEntries(ids) as Record<keyof typeof ARTICLES, string>;
  return { ...found, ...(await findReview(origin)) };
}

/** A review that the demonstration's reviewer has to write. */
async function findReview(origin: string): Promise<Pick<ArticleIds, 'toReview' | 'review'>> {
  const reviewer = await new HttpClient(origin).signIn(demoEmail('reviewer'), DEMO_PASSWORD);
  const { pending } = (await reviewer.get('/article/reviewer/todo-list')).body as ReviewerTodo;
  const [task] = pending;
  if (!task) throw new Error('The demonstration has no review to write');
  return { toReview: task.articleId, review: task.id };
}
