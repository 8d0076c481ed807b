import { screen, waitFor } from '@testing-library/react';
import type { ArticleView, HeldDecision, KeptDecisionDraft } from '@contracts';
import { answerWith } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const HELD: HeldDecision = { decision: 'MINOR_REVISION', state: 'HELD', secondsLeft: 7, reason: null };
const BASE = '/article/a1/editor/decision';
const SUGGESTED = { to: ['author@example.org'], cc: [], subject: 'Suggested', message: '<p>Dear</p>', dueAt: null };

const NO_DRAFT: KeptDecisionDraft = { draft: null, draftVersion: 0 };

function open(first: HeldDecision | null, actions: ArticleView['actions'] = ['decide'], kept = NO_DRAFT) {
  let held = first;
  const becomes = (next: HeldDecision) => () => {
    held = next;
    return [200, held] as [number, unknown];
  };
  const user = person('editor');
  answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWED', actions, decisions: ['ACCEPTED', 'MINOR_REVISION'] })],
    'GET /article/a1/editor/get-mail': [200, SUGGESTED],
    'GET /article/a1/editor/decision-draft': [200, kept],
    'POST /article/a1/editor/decision-draft': [200, { draftVersion: 1 }],
    [`GET ${BASE}/held`]: () => [200, { held }],
    [`POST ${BASE}/hold`]: becomes(HELD),
    [`POST ${BASE}/take-back`]: becomes({ ...HELD, state: 'TAKEN_BACK' }),
    [`POST ${BASE}/send-now`]: becomes({ ...HELD, state: 'SENT' }),
  });
  return renderApp('/decideOnStatus/a1', { session: sessionOf(user) });
}

afterEach(() => jest.restoreAllMocks());

describe('A sent decision', () => {
  it('can be undone, and its draft is then as before', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('radio', { name: 'Minor revision' }));
    await user.click(await screen.findByRole('button', { name: 'Send decision: Minor revision' }));
    expect(await screen.findByText('Minor revision is sent in 7 seconds.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo decision' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo decision' }));
    expect(await screen.findByRole('radio', { name: 'Minor revision' })).toBeChecked();
  });

  it('can be sent now, which leads back to the list', async () => {
    const { user, router } = open(HELD);
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/toDoList'), { timeout: 5_000 });
    expect(await screen.findAllByText('Decision recorded: Minor revision.')).not.toHaveLength(0);
  });

  it('shows why it failed, and can be made again', async () => {
    open({ ...HELD, state: 'FAILED', reason: 'This article was changed by Edith Second. Please reload the page.' });
    expect(
      await screen.findByText(/changed by Edith Second\. Please reload the page\. Your letter is kept\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Minor revision' })).toBeInTheDocument();
  });

  it('shows why it failed also when no decision is possible any more', async () => {
    open({ ...HELD, state: 'FAILED', reason: 'This article was changed by Edith Second. Please reload the page.' }, []);
    expect(await screen.findByText(/changed by Edith Second/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(/Your letter is kept/)).not.toBeInTheDocument();
  });

  it('shows its letter if no decision is possible any more, so that its text can be used elsewhere', async () => {
    const letter = { to: ['author@example.org'], cc: [], replyTo: '', subject: 'S', text: '<p>My long letter</p>' };
    const draft = { decision: HELD.decision, letter, letters: { [HELD.decision]: letter } };
    const failed = { ...HELD, state: 'FAILED', reason: 'This article was changed by Edith Second.' } as const;
    open(failed, [], { draft, draftVersion: 2 });
    expect(await screen.findByText('My long letter')).toBeInTheDocument();
    expect(screen.getByText(/Your letter is kept/)).toBeInTheDocument();
  });
});
