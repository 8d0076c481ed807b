import { act, screen, waitFor, within } from '@testing-library/react';
import type { DecisionMail, DraftLetter, KeptDecisionDraft, MailBody } from '@contracts';
import { answerWith, holdCalls } from '../../../../../../test/answers';
import { anArticle } from '../../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../../test/render-app';
import { api } from '../../../../../shared/api/api';

const DRAFT = '/article/a1/editor/decision-draft';
const HOLD = '/article/a1/editor/decision/hold';
const BAR = /^Since you began this letter, the suggested text has changed/;

const suggested = (digest: string, message: string): DecisionMail => ({
  ...{ to: ['author@example.org'], cc: [], language: 'en', subject: 'Your manuscript', message, dueAt: null, digest },
});
const TWO = suggested('two', '<p>Review 1, review 2</p>');
const THREE = suggested('three', '<p>Review 1, review 2, review 3</p>');
const MINE: DraftLetter = {
  to: ['author@example.org'],
  cc: [],
  replyTo: '',
  subject: 'As I wrote it',
  text: '<p>My text</p>',
  basis: 'two',
};

/** The page of an editor, and what happens when the article's present state is loaded after a third review. */
function open(letter: DraftLetter | null, first = TWO) {
  let suggestion = first;
  const user = person('editor');
  const article = anArticle({ status: 'REVIEWED', actions: ['decide'], decisions: ['ACCEPTED'] });
  const storedDraft: KeptDecisionDraft = {
    draft: { decision: 'ACCEPTED', letter, letters: letter ? { ACCEPTED: letter } : {} },
    draftVersion: 1,
  };
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, article],
    'GET /article/a1/editor/decision/held': [200, { held: null }],
    'GET /article/a1/editor/get-mail': () => [200, suggestion],
    [`GET ${DRAFT}`]: [200, storedDraft],
    [`POST ${DRAFT}`]: [200, { draftVersion: 2 }],
    [`POST ${HOLD}`]: [200, { decision: 'ACCEPTED', state: 'HELD', secondsLeft: 7, reason: null }],
  });
  const page = renderApp('/decideOnStatus/a1', { session: sessionOf(user) });
  const bodies = <Body,>(path: string) =>
    calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body as Body);
  const reload = () => {
    suggestion = THREE;
    act(() => void page.store.dispatch(api.util.invalidateTags([{ type: 'Article', id: 'a1' }])));
  };
  return { ...page, reload, saved: () => bodies<DraftLetter>(DRAFT), sent: () => bodies<MailBody>(HOLD) };
}

const send = () => screen.findByRole('button', { name: 'Send decision: Accept' });
const text = () => screen.findByRole('textbox', { name: 'Message' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('A suggested letter that changes while it is open', () => {
  it('replaces an unedited letter, which cannot be sent until it has arrived', async () => {
    const { user, reload, sent } = open(null);
    expect(await text()).toHaveValue(TWO.message);
    const release = holdCalls('/editor/get-mail?status=ACCEPTED');
    reload();
    await waitFor(async () => expect(await send()).toHaveAttribute('aria-disabled', 'true'));
    await user.click(await send());
    expect(sent()).toEqual([]);
    release();
    await waitFor(async () => expect(await text()).toHaveValue(THREE.message));
    await waitFor(async () => expect(await send()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(await send());
    await waitFor(() => expect(sent()).toMatchObject([{ text: THREE.message }]));
    expect(screen.queryByText(BAR)).not.toBeInTheDocument();
  });

  it('replaces a letter whose recipients were looked at, and says that it is another one', async () => {
    const { user, reload, saved } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
    await user.click(screen.getByRole('textbox', { name: /^To/ }));
    await user.tab();
    await user.tab();
    reload();
    await waitFor(async () => expect(await text()).toHaveValue(THREE.message));
    expect(screen.getByText(/this suggested letter is a new one/)).toBeInTheDocument();
    expect(screen.queryByText(BAR)).not.toBeInTheDocument();
    expect(saved().filter((letter) => 'basis' in letter)).toEqual([]);
  });

  it('leaves an edited letter as it is, and says so', async () => {
    const { user, reload, saved } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Recipients and subject' }));
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    reload();
    expect(await screen.findByText(BAR)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your manuscript!');
    expect(await text()).toHaveValue(TWO.message);
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ subject: 'Your manuscript!', basis: 'two' }), {
      timeout: 5_000,
    });
  });
});

describe('A letter that was edited before its suggestion changed', () => {
  it('shows the new text on request, and takes it when its writer says so', async () => {
    const { user, saved } = open(MINE, THREE);
    await user.click(await screen.findByRole('button', { name: 'Show the new text' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The text that is suggested now' }));
    expect(dialog.getByText('Review 1, review 2, review 3')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await text()).toHaveValue(MINE.text);
    await user.click(screen.getByRole('button', { name: 'Show the new text' }));
    await user.click(await screen.findByRole('button', { name: 'Replace my text' }));
    expect(await text()).toHaveValue(THREE.message);
    expect(screen.queryByText(BAR)).not.toBeInTheDocument();
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ text: THREE.message, basis: 'three' }), {
      timeout: 5_000,
    });
  });

  it('is kept by its writer, and does not ask again', async () => {
    const { user, saved, sent } = open(MINE, THREE);
    await screen.findByText(BAR);
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    expect(screen.queryByText(BAR)).not.toBeInTheDocument();
    await user.click(await send());
    await waitFor(() => expect(sent()).toMatchObject([{ subject: MINE.subject, text: MINE.text }]));
    expect(saved().at(-1)).toMatchObject({ text: MINE.text, basis: 'three' });
  });

  it('says nothing while its suggestion is the same', async () => {
    open(MINE, TWO);
    expect(await screen.findByText(/As I wrote it/)).toBeInTheDocument();
    expect(screen.queryByText(BAR)).not.toBeInTheDocument();
  });
});
