import { act, screen, waitFor } from '@testing-library/react';
import type { Decision, DraftLetter, KeptDecisionDraft } from '@contracts';
import { type Answer, type Answers, answerWith } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';
import { draftCopy, newVisit } from '../../../../shared/saving/draft-copy';

const DRAFT = '/article/a1/editor/decision-draft';
const SUGGESTED = { to: ['author@example.org'], cc: [], subject: 'Suggested', message: '<p>Dear</p>', dueAt: null };
const THEIRS = { to: ['b@example.org'], cc: [], replyTo: '', subject: 'Theirs', text: '<p>Their text</p>' };
const TOO_LONG: Answer = [400, { statusCode: 400, message: 'The subject is too long.', code: 'VALIDATION' }];
const NOT_NOW: Answer = [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }];
const CONFLICT: Answer = [409, { statusCode: 409, message: 'Changed in another window.', code: 'CONFLICT' }];
const NONE: KeptDecisionDraft = { draft: null, draftVersion: 0 };
const OTHER: KeptDecisionDraft = {
  draft: { decision: 'ACCEPTED', letter: THEIRS, letters: { ACCEPTED: THEIRS } },
  draftVersion: 7,
};

/** The page of an editor whose letters the server does not save. */
function open(answers: Answers) {
  const user = person('editor');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [
      200,
      anArticle({ status: 'REVIEWED', actions: ['decide'], decisions: ['ACCEPTED', 'REJECTED'] }),
    ],
    'GET /article/a1/editor/decision/held': [200, { held: null }],
    'GET /article/a1/editor/get-mail': [200, SUGGESTED],
    [`GET ${DRAFT}`]: [200, NONE],
    ...answers,
  });
  const saved = () => calls.filter(({ method, path }) => method === 'POST' && path === DRAFT).map(({ body }) => body);
  return { saved, calls, ...renderApp('/decideOnStatus/a1', { session: sessionOf(user) }) };
}

type Sent = Partial<DraftLetter> & { decision: Decision };
type Opened = ReturnType<typeof open>;

async function write({ user }: Opened): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
}

/** Time for an attempt to save. */
const AUTOSAVE = 2_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('A decision letter that cannot be saved', () => {
  it('is not left without a question', async () => {
    const page = open({ [`POST ${DRAFT}`]: NOT_NOW });
    await write(page);
    expect(await screen.findByText(/^The draft is not saved/, {}, { timeout: 5_000 })).toBeInTheDocument();
    await act(() => page.router.navigate('/toDoList'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/decideOnStatus/a1');
  });

  it('is saved when the server is back, also while the letter for another decision is looked at', async () => {
    let isAway = true;
    let draftVersion = 0;
    const page = open({ [`POST ${DRAFT}`]: () => (isAway ? NOT_NOW : [200, { draftVersion: (draftVersion += 1) }]) });
    await write(page);
    await screen.findByText(/^The draft is not saved/, {}, { timeout: 5_000 });
    isAway = false;
    await page.user.click(screen.getByRole('radio', { name: 'Reject' }));
    await waitFor(() => expect(page.saved().at(-1)).toEqual({ decision: 'REJECTED', draftVersion: 1 }), {
      timeout: 5_000,
    });
    expect(page.saved().at(-2)).toMatchObject({ decision: 'ACCEPTED', subject: 'Suggested!', draftVersion: 0 });
  });

  it('does not prevent the chosen letter from being saved', async () => {
    const page = open({
      [`POST ${DRAFT}`]: (body) => ((body as Sent).decision === 'ACCEPTED' ? TOO_LONG : [200, { draftVersion: 1 }]),
    });
    await write(page);
    await screen.findByText(/^The draft is not saved/, {}, { timeout: 5_000 });
    await page.user.click(screen.getByRole('radio', { name: 'Reject' }));
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ decision: 'REJECTED' }), { timeout: 5_000 });
    expect(await screen.findByText(/^The draft is not saved\. The subject is too long/)).toBeInTheDocument();
  });

  /** The server refuses the letter for 'Accept' until it is changed. */
  async function refused(): Promise<Opened> {
    let draftVersion = 0;
    const page = open({
      [`POST ${DRAFT}`]: (body) =>
        (body as Sent).subject === 'Suggested!' ? TOO_LONG : [200, { draftVersion: (draftVersion += 1) }],
    });
    await write(page);
    await screen.findByText(/^The draft is not saved\. The subject is too long/, {}, { timeout: 5_000 });
    return page;
  }

  it('is not sent again before a change of its refused text, and its decision is kept', async () => {
    const page = await refused();
    await page.user.click(screen.getByRole('radio', { name: 'Reject' }));
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ decision: 'REJECTED' }), { timeout: 5_000 });
    const sent = page.saved().length;
    const another = waitFor(() => expect(page.saved().length).toBeGreaterThan(sent), { timeout: AUTOSAVE });
    await expect(another).rejects.toThrow();
    await page.user.click(screen.getByRole('radio', { name: 'Accept' }));
    await waitFor(() => expect(page.saved().slice(sent)).toMatchObject([{ decision: 'ACCEPTED' }]), { timeout: 5_000 });
    expect(page.saved().at(-1)).not.toHaveProperty('subject');
  });

  it('is sent again after a change of its refused text', async () => {
    const page = await refused();
    await page.user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ subject: 'Suggested!!' }), { timeout: 5_000 });
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
  });

  it('asks for no choice of texts when another person has decided', async () => {
    const message = 'No decision is possible on this article now, so its letter was not saved.';
    const page = open({ [`POST ${DRAFT}`]: [409, { statusCode: 409, message, code: 'TRANSITION_REFUSED' }] });
    await write(page);
    expect(await screen.findByText(`The draft is not saved. ${message}`, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the other text' })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).some((name) => name.startsWith('quire-draft:'))).toBe(true);
  });

  it('is not offered again if the server has it, whatever the order of its fields', async () => {
    const { to, cc, replyTo, subject, text } = THEIRS;
    const { revision } = anArticle({});
    draftCopy.store(`${person('editor').id}:decision:a1:${revision}`, newVisit(), {
      decision: 'ACCEPTED',
      letters: { ACCEPTED: { text, subject, replyTo, cc, to } },
    });
    open({ [`GET ${DRAFT}`]: [200, OTHER] });
    await screen.findByText(/To b@example\.org/);
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('is offered when the page is opened again, also after the browser was closed', async () => {
    const first = open({ [`POST ${DRAFT}`]: NOT_NOW });
    await write(first);
    first.unmount();
    const { user } = open({ [`POST ${DRAFT}`]: NOT_NOW });
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(await screen.findByText(/To author@example\.org/)).toHaveTextContent('Suggested!');
    expect(screen.getByRole('radio', { name: 'Accept' })).toBeChecked();
  });

  it('is restored without the other letters, which may be newer on the server', async () => {
    const first = open({ [`GET ${DRAFT}`]: [200, OTHER], [`POST ${DRAFT}`]: NOT_NOW });
    await first.user.click(await screen.findByRole('radio', { name: 'Reject' }));
    await first.user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    first.unmount();
    const newer = { ...THEIRS, subject: 'Newer' };
    const page = open({
      [`GET ${DRAFT}`]: [
        200,
        { draft: { decision: 'ACCEPTED', letter: newer, letters: { ACCEPTED: newer } }, draftVersion: 8 },
      ],
      [`POST ${DRAFT}`]: NOT_NOW,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Restore text' }));
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ decision: 'REJECTED', subject: 'Suggested!' }), {
      timeout: 5_000,
    });
    expect(page.saved()).not.toContainEqual(expect.objectContaining({ decision: 'ACCEPTED' }));
    await page.user.click(screen.getByRole('radio', { name: 'Accept' }));
    expect(await screen.findByText(/To b@example\.org/)).toHaveTextContent('Newer');
  });

  it('is saved over the letter of another window when its writer keeps it', async () => {
    let answer = CONFLICT;
    let stored = NONE;
    const page = open({ [`POST ${DRAFT}`]: () => answer, [`GET ${DRAFT}`]: () => [200, stored] });
    await write(page);
    const keep = await screen.findByRole('button', { name: 'Keep this text' }, { timeout: 5_000 });
    stored = OTHER;
    answer = [200, { draftVersion: 8 }];
    await page.user.click(keep);
    await waitFor(() => expect(page.saved().at(-1)).toMatchObject({ subject: 'Suggested!', draftVersion: 7 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep this text' })).not.toBeInTheDocument());
    const copies = Object.keys(localStorage).filter((name) => name.startsWith('quire-draft:'));
    expect(copies).toEqual([]);
  });

  it('gives way to the letter of another window when its writer prefers that one', async () => {
    let stored = NONE;
    const page = open({ [`POST ${DRAFT}`]: CONFLICT, [`GET ${DRAFT}`]: () => [200, stored] });
    await write(page);
    const other = await screen.findByRole('button', { name: 'Show the other text' }, { timeout: 5_000 });
    stored = OTHER;
    await page.user.click(other);
    expect(await screen.findByText(/To b@example\.org/)).toHaveTextContent('Theirs');
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });
});
