import {
  type NewSecret,
  type QuickHit,
  type ReviewerTodo,
  type TicketReview,
  type Webhook,
  WEBHOOK_KINDS,
} from '../../../src/contracts';
import { DEMO_PASSWORD, demoEmail } from '../../../src/demo/demo-people';
import { HttpClient } from '../app/http-client';
import { ARTICLES, type ScreenIds } from './journal-screens';

/** The ids of the demonstration that the screens refer to. A webhook is added if there is none. @throws Error where one is missing. */
export async function findIds(origin: string): Promise<ScreenIds> {
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
  return {
    ...found,
    ...(await findReview(origin)),
    person: (await new HttpClient(origin).signIn(demoEmail('reviewer'), DEMO_PASSWORD)).userId,
    ticket: await findTicket(editor),
    webhook: await findWebhook(origin),
  };
}

/** A review that the demonstration's reviewer has to write. */
async function findReview(origin: string): Promise<Pick<ScreenIds, 'toReview' | 'review'>> {
  const reviewer = await new HttpClient(origin).signIn(demoEmail('reviewer'), DEMO_PASSWORD);
  const { pending } = (await reviewer.get('/article/reviewer/todo-list')).body as ReviewerTodo;
  const [task] = pending;
  if (!task) throw new Error('The demonstration has no review to write');
  return { toReview: task.articleId, review: task.id };
}

async function findTicket(editor: HttpClient): Promise<string> {
  const { awaiting, open, closed } = (await editor.get('/ticket/all')).body as TicketReview;
  const [ticket] = [...awaiting, ...open, ...closed];
  if (!ticket) throw new Error('The demonstration has no ticket');
  return ticket.id;
}

/** The demonstration has no webhook, since it would send messages to another system. This one is switched off. */
async function findWebhook(origin: string): Promise<string> {
  const webmaster = await new HttpClient(origin).signIn(demoEmail('webmaster'), DEMO_PASSWORD);
  const [known] = (await webmaster.get('/webhooks')).body as Webhook[];
  if (known) return known.id;
  const change = { url: 'https://archive.example.org/quire', kinds: WEBHOOK_KINDS, active: false };
  const answer = await webmaster.post('/webhooks', change);
  if (answer.status !== 201) throw new Error(`The webhook was refused: ${answer.text}`);
  return (answer.body as NewSecret).id;
}
