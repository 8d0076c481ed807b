import { DECISIONS, OVERRIDE_CHOICES } from '../../../../src/contracts';
import type { HttpClient } from '../../../support/app/http-client';
import type { AnonymousStory } from '../leaks/anonymous-story';
import { type Yield, yieldOf } from '../leaks/leak-harvest';

const SORTS = ['', 'authors', '-authors', 'articleTitle'];

/** Calls of staff in addition to one call of each route: searches and lists by POST, each entry of the log, every moment, every letter. */
export async function staffCalls(origin: string, client: HttpClient, { article }: AnonymousStory): Promise<Yield[]> {
  const { id, streamRevision, createdAt, submittedAt } = article.state;
  const entries = Array.from({ length: streamRevision + 1 }, (_, entry) => `changes?entry=${entry}`);
  const moments = [createdAt, submittedAt ?? createdAt].map((at) => `as-of?at=${at}`);
  const letters = [
    ...DECISIONS.map((status) => `editor/get-mail?status=${status}`),
    ...OVERRIDE_CHOICES.map((status) => `editor/get-override-mail?status=${status}`),
  ];
  const gets = [...entries, ...moments, ...letters].map((rest): Call => ['GET', `/article/${id}/${rest}`]);
  const lists = SORTS.flatMap((sort): Call[] => [
    ['POST', '/article/search', { active: 'active', sort, size: 50 }],
    ['GET', `/article/all?sort=${sort}&size=50`],
  ]);
  const all: Call[] = [
    ...gets,
    ...lists,
    ['POST', '/article/search', { q: 'length' }],
    ['POST', '/article/search.csv', { q: 'length' }],
    ['POST', `/article/${id}/reviewer/recognise`, { text: 'Rosa Nobody <nobody@example.org>' }],
  ];
  const found: Yield[] = [];
  for (const call of all) found.push(await answerOf(origin, client, call));
  return found;
}

type Call = [method: 'GET' | 'POST', path: string, body?: object];

async function answerOf(origin: string, client: HttpClient, [method, path, body]: Call): Promise<Yield> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${client.token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers: [string, string][] = [];
  answer.headers.forEach((value, name) => headers.push([name, value]));
  return yieldOf({ route: `${method} ${path.split('?')[0]}`, path, status: answer.status, headers, bytes });
}
