import { screen } from '@testing-library/react';
import type { ArticleView } from '@contracts';
import { type Answers, answerWith } from './answers';
import { anArticle } from './articles';
import { person, renderApp, sessionOf } from './render-app';

const author = person('author');
const reads: Answers = {
  'GET /user': [200, author],
  'GET /article/types': [
    200,
    [
      { id: 2, name: 'Original contribution', reviewMode: 'DOUBLE_ANONYMOUS', publishesReviews: true },
      { id: 3, name: 'Case reports', reviewMode: 'SINGLE_ANONYMOUS', publishesReviews: false },
    ],
  ],
  'GET /article/keywords': [200, [{ id: 'k1', keyword: 'Sepsis' }]],
  'GET /user/reviewer-list': [200, []],
};

/** The wizard of a signed-in author; `calls` are its requests. */
export function openWizard(path: string, answers: Answers) {
  const calls = answerWith({ ...reads, ...answers });
  return { calls, ...renderApp(path, { session: sessionOf(author) }) };
}

/** The server's answer for the draft 'a1'. */
export const draftIs = (changes: Partial<ArticleView> = {}): Answers => ({
  'GET /article/a1': [200, anArticle(changes)],
});

export const goOnButton = () => screen.findByRole('button', { name: 'Save and continue' });
