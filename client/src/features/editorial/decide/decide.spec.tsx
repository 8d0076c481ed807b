import { act, screen, waitFor, within } from '@testing-library/react';
import type { ArticleView, GroupName, ReviewDraft } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aRequest } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { answer, complete } from '../../../../test/review/reviews';
import { api } from '../../../shared/api/api';

const mail = {
  to: ['author@example.org', 'b@example.org'],
  cc: [],
  subject: 'Decision',
  message: '<p>Dear</p>',
  dueAt: null,
};

function open(path: string, article: Partial<ArticleView>, answers: Answers = {}, group: GroupName = 'editor') {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWED', ...article })],
    'GET /article/a1/editor/decision-draft': [200, { draft: null, draftVersion: 0 }],
    'POST /article/a1/editor/decision-draft': [200, { draftVersion: 1 }],
    'GET /article/a1/editor/decision/held': [200, { held: null }],
    'GET /article/a1/editor/get-mail': [200, mail],
    'GET /article/a1/associate/get-mail': [200, { ...mail, message: '<p>My reasons</p>' }],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('Deciding', () => {
  it.each([
    { overdueDays: null, shown: 'Still writing, due 3 Mar' },
    { overdueDays: 1, shown: 'Still writing, late 1 d' },
  ])('shows a review that is $overdueDays days late by the server as "$shown"', async ({ overdueDays, shown }) => {
    open('/decideOnStatus/a1', {
      actions: ['decide'],
      articleReviewer: [aRequest({ status: 'Accepted', reviewDueDate: '2026-03-03T10:00:00.000Z', overdueDays })],
    });
    const table = await screen.findByRole('table', { name: 'Reviewers of revision 0' });
    expect(table).toHaveTextContent(shown);
  });

  it('offers the possible decisions, and sends the mail to the chosen recipients, with the version', async () => {
    const { user, calls, router } = open(
      '/decideOnStatus/a1',
      { actions: ['decide'], decisions: ['ACCEPTED', 'MINOR_REVISION'] },
      { 'POST /article/a1/editor/decision/hold': [200, { decision: 'MINOR_REVISION', state: 'SENT' }] },
    );
    expect(await screen.findByRole('radio', { name: 'Accept' })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Rejected R0' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Minor revision' }));
    await user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
    await user.click(screen.getByRole('button', { name: /Remove b@example.org/ }));
    await user.click(screen.getByRole('button', { name: 'Send decision: Minor revision' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/toDoList'));
    const call = calls.find(({ path }) => path.endsWith('/editor/decision/hold'));
    expect(call?.query.get('decision')).toBe('MINOR_REVISION');
    expect(call?.body).toMatchObject({ to: ['author@example.org'], subject: 'Decision', version: 7 });
  });

  it('says who is still writing, who recommends what, and that a decision goes against all reviews', async () => {
    const { user } = open('/decideOnStatus/a1', {
      actions: ['decide'],
      decisions: ['ACCEPTED', 'MINOR_REVISION'],
      articleReviewer: [
        aRequest({ status: 'Completed', recommendation: 'MinorRevision' }),
        aRequest({ id: 'r2', status: 'Accepted', reviewDueDate: '2999-01-01T00:00:00.000Z' }),
      ],
    });
    expect(await screen.findByText('1 of 1 recommend')).toBeInTheDocument();
    expect(screen.getByText(/^1 reviewer still writing\. A decision cancels this request/)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Reviewers of revision 0' })).toHaveTextContent(/Still writing, due/);
    await user.click(screen.getByRole('radio', { name: 'Accept' }));
    expect(await screen.findByText('The only review recommends something else.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send decision: Accept' })).toHaveAccessibleDescription(
      'Mails the letter to 2 people. Cancels 1 open request to reviewers.',
    );
  });

  it('reports next to the letter that another person has changed the article', async () => {
    const message = 'This article was changed by Edith Editor. Please reload the page.';
    const { user } = open(
      '/decideOnStatus/a1',
      { actions: ['decide'], decisions: ['ACCEPTED'] },
      { 'POST /article/a1/editor/decision/hold': [409, { statusCode: 409, message, code: 'STALE_VERSION' }] },
    );
    await user.click(await screen.findByRole('radio', { name: 'Accept' }));
    await user.click(await screen.findByRole('button', { name: 'Send decision: Accept' }));
    const letter = within(screen.getByRole('region', { name: 'Letter: Accept' }));
    expect(await letter.findByText(message)).toBeInTheDocument();
  });

  it('keeps the letter when the article can no longer be decided on', async () => {
    let actions: ArticleView['actions'] = ['decide'];
    const { user, store } = open(
      '/decideOnStatus/a1',
      {},
      { 'GET /article/a1': () => [200, anArticle({ status: 'REVIEWED', actions, decisions: ['ACCEPTED'] })] },
    );
    await user.click(await screen.findByRole('radio', { name: 'Accept' }));
    await screen.findByRole('region', { name: 'Letter: Accept' });
    actions = ['override'];
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Article', id: 'a1' }])));
    await waitFor(() => expect(screen.queryByText('Override')).not.toBeNull());
    expect(screen.getByRole('button', { name: 'Send decision: Accept' })).toBeInTheDocument();
  });

  it('shows why a mail cannot be composed', async () => {
    const { user } = open(
      '/decideOnStatus/a1',
      { actions: ['decide'], decisions: ['ACCEPTED'] },
      {
        'GET /article/a1/editor/get-mail': [409, { statusCode: 409, message: 'Not now.', code: 'TRANSITION_REFUSED' }],
      },
    );
    await user.click(await screen.findByRole('radio', { name: 'Accept' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
  });
});

describe('The reviews next to the decision', () => {
  const request = aRequest({ id: 'r1', status: 'Completed' });
  const shown = (review: ReviewDraft): Answers => ({
    'GET /article/a1/get-review/r1': [200, answer({ ...complete, ...review })],
  });

  it('show what the reviewer answered with yes, and a suspicion plainly', async () => {
    const answers = shown({ violation: true, editorialNeeded: true, volunteer: false });
    open('/decideOnStatus/a1', { actions: ['decide'], articleReviewer: [request] }, answers);
    expect(await screen.findByText(/suspects a violation of good scientific practice/)).toBeInTheDocument();
    expect(screen.getByText('Answered yes: violation, editorial needed. (for the editor only)')).toBeInTheDocument();
  });

  it('are rated from 1 to 5', async () => {
    const { user, calls } = open(
      '/decideOnStatus/a1',
      { actions: ['decide', 'rate-review'], articleReviewer: [{ ...request, avgRating: 3.5 }] },
      { ...shown({}), 'POST /article/a1/editor/rate-review/r1': [200, anArticle()] },
    );
    await user.click(await screen.findByRole('radio', { name: '4 of 5' }));
    expect(screen.getByText('Mean rating: 3.50')).toBeInTheDocument();
    await waitFor(() => expect(calls.find(({ path }) => path.includes('rate-review'))?.query.get('rate')).toBe('4'));
  });

  it('say nothing about questions that were answered with no', async () => {
    const answers = shown({ violation: false, editorialNeeded: false, volunteer: false });
    open('/decideOnStatus/a1', { actions: ['decide'], articleReviewer: [request] }, answers);
    expect(await screen.findByRole('heading', { name: /^General comments/ })).toBeInTheDocument();
    expect(screen.queryByText(/suspects a violation|Answered yes/)).not.toBeInTheDocument();
  });
});

describe('Advising', () => {
  it('needs a comment, and sends it with the reasons', async () => {
    const { user, calls } = open(
      '/decideOnStatus/a1',
      { actions: ['advise'], revision: 1 },
      { 'POST /article/a1/associate/decision': [200, ''] },
      'associate editor',
    );
    await user.click(await screen.findByRole('button', { name: 'Direct reject' }));
    expect(screen.queryByRole('button', { name: 'Direct reject R0' })).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Send to the editor' }));
    expect(await dialog.findAllByText('Please write a comment to the editor.')).toHaveLength(2);
    await user.type(await dialog.findByRole('textbox', { name: 'Comment to the editor' }), 'Weak');
    await user.click(dialog.getByRole('button', { name: 'Send to the editor' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/associate/decision'))?.body).toEqual({
        ...{ status: 'DIRECT_REJECT', comment: 'Weak', description: '<p>My reasons</p>', version: 7 },
      }),
    );
  });
});

describe('A returned article', () => {
  it('continues its review by a button', async () => {
    const { user } = open(
      '/decideOnStatus/a1',
      { status: 'RETURNED_TO_EDITOR', actions: ['resume-review'] },
      { 'POST /article/a1/resume-review': [200, anArticle({ status: 'REVIEWER_SELECTION' })] },
    );
    await user.click(await screen.findByRole('button', { name: 'Resume the review' }));
    expect(await screen.findAllByText('The review continues: Reviewer selection.')).not.toHaveLength(0);
  });
});
