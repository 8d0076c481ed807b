import { screen, waitFor } from '@testing-library/react';
import type { ArticleView, KeptDecisionDraft } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const SUGGESTED = { to: ['author@example.org'], cc: [], subject: 'Suggested', message: '<p>Dear</p>', dueAt: null };
const LETTER = { to: ['first@example.org'], cc: [], replyTo: '', subject: 'For the first', text: '<p>Only for a1</p>' };
const FIRST_DRAFT: KeptDecisionDraft = {
  draft: { decision: 'ACCEPTED', letter: LETTER, letters: { ACCEPTED: LETTER } },
  draftVersion: 1,
};
const NO_DRAFT: KeptDecisionDraft = { draft: null, draftVersion: 0 };

/** The list from which the person came, with both articles on the same screen. */
function storeList(screenPath: string): void {
  const articles = [1, 2].map((n) => ({ id: `a${n}`, number: `2026-${n}`, path: `${screenPath}/a${n}` }));
  const list = { owner: 'user-editor:editor', name: 'To-do list', address: '/toDoList', scroll: 0, articles };
  sessionStorage.setItem('quire-list', JSON.stringify(list));
}

/** The first article on a screen, with a second one next in the list. */
function openFirst(screenPath: string, article: Partial<ArticleView>, answers: Answers = {}) {
  const user = person('editor');
  storeList(screenPath);
  const second = { id: 'a2', articleId: '2026-2', articleTitle: 'The second', label: '#2026-2-R0-The second' };
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ ...article, articleTitle: 'The first' })],
    'GET /article/a2': [200, anArticle({ ...article, ...second })],
    'GET /article/a1/log': [200, []],
    'GET /article/a2/log': [200, []],
    ...answers,
  });
  return { calls, ...renderApp(`${screenPath}/a1`, { session: sessionOf(user) }) };
}

async function goToSecond(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await user.click(await screen.findByRole('link', { name: /2026-2/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The second' })).toBeInTheDocument();
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('The next article of the list', () => {
  it('gets no decision and no letter of the article before it', async () => {
    const answers = {
      'GET /article/a1/editor/decision/held': [200, { held: null }],
      'GET /article/a2/editor/decision/held': [200, { held: null }],
      'GET /article/a1/editor/get-mail': [200, SUGGESTED],
      'GET /article/a1/editor/decision-draft': [200, FIRST_DRAFT],
      'GET /article/a2/editor/decision-draft': [200, NO_DRAFT],
    } satisfies Answers;
    const { user, calls } = openFirst(
      '/decideOnStatus',
      { status: 'REVIEWED', actions: ['see-log', 'decide'], decisions: ['ACCEPTED'] },
      answers,
    );
    expect(await screen.findByText(/To first@example\.org/)).toBeInTheDocument();
    await goToSecond(user);
    await waitFor(() => expect(calls.some(({ path }) => path === '/article/a2/editor/decision-draft')).toBe(true));
    expect(await screen.findByRole('radio', { name: 'Accept' })).not.toBeChecked();
    expect(screen.queryByText(/first@example\.org/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send decision/ })).not.toBeInTheDocument();
  });

  it('has its own box about the guidelines, which is not ticked', async () => {
    const { user } = openFirst('/checkManuscript', { status: 'NEW_ARTICLE', actions: ['see-log', 'pass-check'] });
    await user.click(await screen.findByRole('checkbox', { name: /followed the guidelines/ }));
    await goToSecond(user);
    expect(await screen.findByRole('checkbox', { name: /followed the guidelines/ })).not.toBeChecked();
  });

  it('has no reason for an override that was typed for the article before it', async () => {
    const { user } = openFirst('/overrideArticle', { status: 'REVIEWED', actions: ['see-log', 'override'] });
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Only for the first.');
    await goToSecond(user);
    expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('');
  });
});
