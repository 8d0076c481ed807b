import type { RebuttalAnswer } from '@contracts';
import { type Answers, answerWith, type Call } from '../answers';
import { anArticle } from '../articles';
import { person, renderApp, sessionOf } from '../render-app';

export const author = person('author');
const point = (id: string, quote: string) => ({ id, reviewer: 1, field: 'general' as const, quote: `<p>${quote}</p>` });
export const STORED: RebuttalAnswer = {
  points: [point('p1', 'Why 812 people?'), point('p2', 'Where is the table?')],
  ...{ opening: '', replies: { p1: 'All who came.' }, draftVersion: 3 },
};
export const article = anArticle({ status: 'MINOR_REVISION', actions: ['submit-revision'] });
export const OPENING = 'Opening of the letter';
export const REPLY_1 = 'Your reply to point 1 of reviewer 1';
export const REPLY_2 = 'Your reply to point 2 of reviewer 1';

export const READ = 'GET /article/a1/rebuttal';
export const SAVE = 'POST /article/a1/rebuttal';

/** Opens the replies to the reviewers as their author. */
export function openReply(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, author],
    'GET /article/a1': [200, article],
    [READ]: [200, STORED],
    [SAVE]: [200, { draftVersion: 4 }],
    ...answers,
  });
  return { calls, ...renderApp('/uploadRevision/a1?tab=reply', { session: sessionOf(author) }) };
}

export const savedReplies = (calls: Call[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/article/a1/rebuttal').map(({ body }) => body);
