import { screen, waitFor } from '@testing-library/react';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { draftCopy } from '../../shared/saving/draft-copy';

const anna = person('author');
const otto = { id: 'user-otto', firstName: 'Otto', lastName: 'Other' };
const KEYS = [`${anna.id}:ticket:new`, `${anna.id}:article:a1`, `${otto.id}:review:r1`, 'user-author-2:ticket:new'];
const storedKeys = (): string[] => KEYS.filter((key) => draftCopy.find(key) !== null);

const OUT: Answers = { 'GET /user': [200, anna], 'POST /user/logout': [204, null] };

async function signOut({ user }: ReturnType<typeof renderApp>) {
  await user.click(await screen.findByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

beforeEach(() => {
  localStorage.clear();
  for (const key of KEYS) draftCopy.store(key, 'earlier', { content: 'My text.' });
  localStorage.setItem('quire-theme', 'dark');
});
afterEach(() => jest.restoreAllMocks());

/** Lifecycle, sections 4 (11) and 5 (9). */
describe('Text that this browser keeps', () => {
  it.each([
    ['ends', OUT],
    [
      'cannot be ended on the server',
      { ...OUT, 'POST /user/logout': [500, { statusCode: 500, message: 'No.', code: 'INTERNAL' }] },
    ],
  ] as [string, Answers][])(
    'is removed at sign-out when the session %s, but not that of others',
    async (_how, answers) => {
      answerWith(answers);
      await signOut(renderApp('/profile', { session: sessionOf(anna) }));
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(storedKeys()).toEqual(KEYS.slice(2));
      expect(localStorage.getItem('quire-theme')).toBe('dark');
    },
  );

  it('is removed for both accounts at sign-out under login-as', async () => {
    answerWith(OUT);
    await signOut(renderApp('/profile', { session: sessionOf({ ...anna, actor: otto }) }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(storedKeys()).toEqual(KEYS.slice(3));
  });

  it('is removed for the other account at the end of login-as', async () => {
    const ottoUser = person('editor', { ...otto });
    answerWith({ ...OUT, 'POST /user/loginAs/end': [200, sessionOf(ottoUser, 'token-2')] });
    const { user, store } = renderApp('/profile', { session: sessionOf({ ...anna, actor: otto }) });
    await user.click(await screen.findByRole('button', { name: 'Back to Otto Other' }));
    await waitFor(() => expect(store.getState().session.current?.token).toBe('token-2'));
    await waitFor(() => expect(storedKeys()).toEqual(KEYS.slice(2)));
  });

  it('stays when the session expires', async () => {
    answerWith({ 'GET /user': [401, { statusCode: 401, message: 'Unauthorized', code: 'UNAUTHENTICATED' }] });
    renderApp('/profile', { session: sessionOf(anna) });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(storedKeys()).toEqual(KEYS);
  });

  it('waits with the sign-out until the person agrees to leave unsaved text', async () => {
    const calls = answerWith(OUT);
    const view = renderApp('/profile', { session: sessionOf(anna) });
    await view.user.type(await screen.findByRole('textbox', { name: 'City' }), 'Utrecht');
    await signOut(view);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(calls.some(({ path }) => path === '/user/logout')).toBe(false);
    expect(storedKeys()).toEqual(KEYS);
    await view.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(storedKeys()).toEqual(KEYS.slice(2));
  });
});
