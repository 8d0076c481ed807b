import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ApiError, ArticleView, GroupName } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { anArticle, aPanel } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const ENDED: ApiError = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' };
const MAIL = { to: ['a@example.org'], cc: [], language: 'en', subject: 'About it', message: '<p>Dear</p>' };

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

interface Form {
  as: GroupName;
  path: string;
  article: Partial<ArticleView>;
  open?: (user: UserEvent) => Promise<void>;
  field: RegExp;
  /** Chooses what a choice must be made of, and sends. */
  send: (user: UserEvent) => Promise<void>;
}

const FORMS: Record<string, Form> = {
  'an advice': {
    ...{ as: 'associate editor', path: '/decideOnStatus/a1', article: { status: 'REVIEWED', actions: ['advise'] } },
    open: (user) => press(user, 'Direct reject'),
    field: /^Comment to the editor/,
    send: (user) => press(user, 'Send to the editor'),
  },
  'a note': {
    ...{ as: 'assistant', path: '/checkManuscript/a1?tab=notes' },
    article: { status: 'NEW_ARTICLE', actions: ['write-note', 'pass-check'] },
    open: (user) => press(user, 'Add note'),
    field: /^Note/,
    send: (user) => press(user, 'Save note'),
  },
  'a rejection at the check': {
    ...{ as: 'assistant', path: '/checkManuscript/a1' },
    article: { status: 'NEW_ARTICLE', actions: ['reject-at-check', 'pass-check'] },
    open: (user) => press(user, 'Reject'),
    field: /^Message/,
    send: (user) => press(user, 'Reject and send'),
  },
  'a request for a correction': {
    ...{ as: 'assistant', path: '/checkManuscript/a1?tab=correction' },
    article: { status: 'NEW_ARTICLE', actions: ['request-correction', 'pass-check'] },
    field: /^Message to the author/,
    send: async (user) => {
      await user.selectOptions(screen.getByRole('combobox', { name: /problem/ }), 'Figures are incorrect');
      await press(user, 'Request correction');
    },
  },
  'the reason of an override': {
    ...{ as: 'editor', path: '/overrideArticle/a1', article: { status: 'REVIEWED', actions: ['override'] } },
    field: /^Reason/,
    send: async (user) => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Returned to editor');
      await press(user, 'Continue to the mail');
      await press(user, 'Override and send');
    },
  },
};

function arrive({ as, path, article }: Form) {
  const user = person(as);
  const ended: [number, ApiError] = [401, ENDED];
  answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle(article)],
    'GET /article/a1/reviewer/list': [200, aPanel({ assigned: [] })],
    'GET /article/a1/associate/get-mail': [200, MAIL],
    'GET /article/a1/assistant/get-reject-mail': [200, MAIL],
    'GET /article/a1/assistant/get-correction-mails': [200, [MAIL, MAIL, MAIL]],
    'GET /article/a1/editor/get-override-mail': [200, MAIL],
    'POST /article/a1/associate/decision': ended,
    'POST /article/a1/assistant/new-note': ended,
    'POST /article/a1/assistant/decide': ended,
    'POST /article/a1/assistant/correction': ended,
    'POST /article/a1/editor/override': ended,
  });
  return renderApp(path, { session: sessionOf(user) });
}

const fieldOf = async ({ field }: Form) => {
  const dialog = screen.queryByRole('dialog');
  return (dialog ? within(dialog) : screen).findByRole('textbox', { name: field });
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The end of the session', () => {
  it.each(Object.entries(FORMS))('loses nothing of %s', async (_what, form) => {
    const first = arrive(form);
    await form.open?.(first.user);
    if (form.open) await screen.findByRole('dialog');
    await first.user.type(await fieldOf(form), 'What I wrote');
    await form.send(first.user);
    await waitFor(() => expect(first.store.getState().session.current).toBeNull());
    first.unmount();
    first.stop();

    const { user } = arrive(form);
    await form.open?.(user);
    if (form.open) await screen.findByRole('dialog');
    const restore = screen.queryByRole('button', { name: 'Restore text' });
    if (restore) await user.click(restore);
    expect(((await fieldOf(form)) as HTMLTextAreaElement).value).toContain('What I wrote');
  });
});
