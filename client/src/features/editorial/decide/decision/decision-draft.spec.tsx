import { screen, waitFor } from '@testing-library/react';
import type { KeptDecisionDraft } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const DRAFT = '/article/a1/editor/decision-draft';
const SUGGESTED = { to: ['author@example.org'], cc: [], subject: 'Suggested', message: '<p>Dear</p>', dueAt: null };
const LETTER = { to: ['b@example.org'], cc: [], replyTo: '', subject: 'As I wrote it', text: '<p>My text</p>' };

function open(storedDraft: KeptDecisionDraft, answers: Answers = {}) {
  const user = person('editor');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [
      200,
      anArticle({ status: 'REVIEWED', actions: ['decide'], decisions: ['ACCEPTED', 'MINOR_REVISION'] }),
    ],
    'GET /article/a1/editor/decision/held': [200, { held: null }],
    'GET /article/a1/editor/get-mail': [200, SUGGESTED],
    [`GET ${DRAFT}`]: [200, storedDraft],
    [`POST ${DRAFT}`]: [200, { draftVersion: storedDraft.draftVersion + 1 }],
    [`POST ${DRAFT}/discard`]: [200, { draft: null, draftVersion: 0 }],
    ...answers,
  });
  return { calls, ...renderApp('/decideOnStatus/a1', { session: sessionOf(user) }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The draft of a decision', () => {
  it('is shown as it was left, with choice, recipients and subject', async () => {
    open({
      draft: { decision: 'MINOR_REVISION', letter: LETTER, letters: { MINOR_REVISION: LETTER } },
      draftVersion: 3,
    });
    expect(await screen.findByText(/To b@example\.org/)).toHaveTextContent('As I wrote it');
    expect(screen.getByRole('radio', { name: 'Minor revision' })).toBeChecked();
    expect(screen.getByText('Draft kept on the server')).toBeInTheDocument();
  });

  it('has the letter of each decision, also after another one was chosen', async () => {
    const { user } = open({
      draft: { decision: 'ACCEPTED', letter: null, letters: { MINOR_REVISION: LETTER } },
      draftVersion: 4,
    });
    expect(await screen.findByText(/To author@example\.org/)).toHaveTextContent('Suggested');
    await user.click(screen.getByRole('radio', { name: 'Minor revision' }));
    expect(await screen.findByText(/To b@example\.org/)).toHaveTextContent('As I wrote it');
  });

  it('is saved with the version of the page, first the choice alone and then the letter', async () => {
    const { user, calls } = open({ draft: null, draftVersion: 0 });
    await user.click(await screen.findByRole('radio', { name: 'Accept' }));
    const saved = () => calls.filter(({ method, path }) => method === 'POST' && path === DRAFT).map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ decision: 'ACCEPTED', draftVersion: 0 }]), { timeout: 5_000 });
    await user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await waitFor(() => expect(saved()).toHaveLength(2), { timeout: 5_000 });
    expect(saved()[1]).toMatchObject({ decision: 'ACCEPTED', subject: 'Suggested!', draftVersion: 1 });
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
  });

  it('shows that another window has changed it, and keeps the letter on the page', async () => {
    const message = 'This letter was changed in another window since this one was opened.';
    const { user } = open(
      { draft: null, draftVersion: 0 },
      { [`POST ${DRAFT}`]: [409, { statusCode: 409, message, code: 'CONFLICT' }] },
    );
    await user.click(await screen.findByRole('radio', { name: 'Accept' }));
    expect(await screen.findByText(`The draft is not saved. ${message}`, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send decision: Accept' })).toBeInTheDocument();
  });

  it('is discarded after a confirmation, and nothing is chosen then', async () => {
    const { user, calls } = open({
      draft: { decision: 'ACCEPTED', letter: LETTER, letters: { ACCEPTED: LETTER } },
      draftVersion: 3,
    });
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard this draft?' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Discard draft' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Accept' })).not.toBeChecked());
    expect(calls.some(({ path }) => path === `${DRAFT}/discard`)).toBe(true);
    expect(screen.queryByRole('button', { name: /^Send decision/ })).not.toBeInTheDocument();
  });
});
