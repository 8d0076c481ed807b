import { screen, waitFor, within } from '@testing-library/react';
import type { ApiError, ReviewerPanel } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const editor = person('editor');

/** The article after this person was chosen. */
const chosen = (id: string) =>
  anArticle({ articleReviewer: [aRequest({ id: `request-${id}`, reviewer: { ...aRequest().reviewer, id } })] });

function open(panel: ReviewerPanel, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, editor],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
    'GET /article/a1/reviewer/list': [200, panel],
    ...answers,
  });
  return { calls, ...renderApp('/reviewerSelection/a1', { session: sessionOf(editor) }) };
}

const REFUSAL: ApiError = { statusCode: 409, code: 'CONFLICT', message: 'This address has an account already.' };

afterEach(() => jest.restoreAllMocks());

describe('A person suggested by the authors', () => {
  const suggested = { fullName: 'Dr. Sue van der Guest', email: 'sue@example.net', accountId: null, barred: null };

  it('gets an account and is chosen with one click', async () => {
    const { user, calls } = open(aPanel({ suggested: [suggested] }), {
      'POST /user/saveReviewer': [201, { ...editor, id: 'u9' }],
      'POST /article/a1/reviewer': [200, chosen('u9')],
    });
    await user.click(await screen.findByRole('button', { name: 'Create account and choose: Dr. Sue van der Guest' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/reviewer')?.query.get('reviewerId')).toBe('u9'),
    );
    expect(calls.find(({ path }) => path === '/user/saveReviewer')?.body).toEqual({
      ...{ firstName: 'Sue', lastName: 'van der Guest', email: 'sue@example.net' },
    });
  });

  it('needs both names when the authors wrote only one: none is invented', async () => {
    const { user, calls } = open(aPanel({ suggested: [{ ...suggested, fullName: 'Suharto' }] }), {
      'POST /user/saveReviewer': [201, { ...editor, id: 'u9' }],
      'POST /article/a1/reviewer': [200, chosen('u9')],
    });
    await user.click(await screen.findByRole('button', { name: 'Create account and choose: Suharto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The name of Suharto' }));
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Haji');
    await user.click(dialog.getByRole('button', { name: 'Create account and choose' }));
    expect((await dialog.findAllByText('Please write the last name')).length).toBeGreaterThan(0);
    expect(calls.some(({ path }) => path === '/user/saveReviewer')).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Suharto');
    await user.click(dialog.getByRole('button', { name: 'Create account and choose' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/user/saveReviewer')?.body).toMatchObject({
        ...{ firstName: 'Haji', lastName: 'Suharto' },
      }),
    );
  });

  it('keeps the names that were typed when the account is refused, and says why in the dialog', async () => {
    let refused = true;
    const { user, calls } = open(aPanel({ suggested: [{ ...suggested, fullName: 'Suharto' }] }), {
      'POST /user/saveReviewer': () => (refused ? [409, REFUSAL] : [201, { ...editor, id: 'u9' }]),
      'POST /article/a1/reviewer': [200, chosen('u9')],
    });
    await user.click(await screen.findByRole('button', { name: 'Create account and choose: Suharto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The name of Suharto' }));
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Haji');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Suharto');
    await user.click(dialog.getByRole('button', { name: 'Create account and choose' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(REFUSAL.message);
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Haji');
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Create account and choose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ path }) => path === '/article/a1/reviewer')?.query.get('reviewerId')).toBe('u9');
  });

  it('is reported when it cannot be chosen with one click', async () => {
    const { user } = open(aPanel({ suggested: [suggested] }), { 'POST /user/saveReviewer': [409, REFUSAL] });
    await user.click(await screen.findByRole('button', { name: 'Create account and choose: Dr. Sue van der Guest' }));
    expect((await screen.findAllByText(REFUSAL.message)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is chosen by the existing account, and not offered when barred', async () => {
    const known = { ...suggested, accountId: 'u1' };
    const barred = { ...suggested, fullName: 'Bea Barred', email: 'bea@example.net', barred: 'BLACKLISTED' as const };
    open(aPanel({ suggested: [known, barred] }));
    expect(await screen.findByRole('button', { name: 'Choose: Dr. Sue van der Guest' })).toBeInTheDocument();
    expect(screen.getByText('On the blacklist')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Bea Barred/ })).not.toBeInTheDocument();
  });
});
