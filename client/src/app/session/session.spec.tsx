import { act, screen, waitFor } from '@testing-library/react';
import { SESSION_EXPIRED_MESSAGE } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { readSession, SESSION_KEY } from '../../shared/session/session-storage';

const refused: Answers = {
  'GET /user': [401, { statusCode: 401, message: 'Unauthorized', code: 'UNAUTHENTICATED' }],
  'GET /menu-counts': [401, { statusCode: 401, message: 'Unauthorized', code: 'UNAUTHENTICATED' }],
};
const anna = person('author');
const eva = person('author', { id: 'user-eva', firstName: 'Eva', email: 'eva@example.org' });

async function signIn(user: ReturnType<typeof renderApp>['user'], email: string) {
  await user.type(await screen.findByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/^Password/), 'quire-demo');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('A session that the server no longer knows', () => {
  it('is removed, with one message, and the sign-in screen is shown', async () => {
    answerWith(refused);
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(anna)));
    renderApp('/profile', { session: sessionOf(anna) });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    const notifications = screen.getByRole('region', { name: 'Notifications' });
    expect(notifications.textContent?.split(SESSION_EXPIRED_MESSAGE)).toHaveLength(2);
    expect(readSession()).toBeNull();
  });

  it('lets the same person return to the page they were on', async () => {
    const calls = answerWith(refused);
    const { user, router } = renderApp('/profile', { session: sessionOf(anna, 'dead') });
    await screen.findByRole('heading', { name: 'Sign in' });
    jest.restoreAllMocks();
    answerWith({ 'POST /authenticate': [200, sessionOf(anna)], 'GET /user': [200, anna] });
    await signIn(user, anna.email);
    expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
    expect(calls.some(({ token }) => token === 'Bearer dead')).toBe(true);
  });

  it('leads another person to their own start page', async () => {
    answerWith(refused);
    const { user, router } = renderApp('/profile', { session: sessionOf(anna, 'dead') });
    await screen.findByRole('heading', { name: 'Sign in' });
    jest.restoreAllMocks();
    answerWith({
      'POST /authenticate': [200, sessionOf(eva)],
      'GET /user': [200, eva],
      'GET /article/my-list-with-status': [200, []],
    });
    await signIn(user, eva.email);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('Signing in', () => {
  it('keeps the session for the next visit and opens the address that was asked for', async () => {
    answerWith({ 'POST /authenticate': [200, sessionOf(anna)], 'GET /user': [200, anna] });
    const { user } = renderApp('/profile');
    await signIn(user, anna.email);
    expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeInTheDocument();
    expect(readSession()).toEqual(sessionOf(anna));
  });

  it('with a wrong password shows an error on the form, and no message about an expired session', async () => {
    const message = 'The email or the password is wrong.';
    answerWith({ 'POST /authenticate': [401, { statusCode: 401, message, code: 'UNAUTHENTICATED' }] });
    const { user } = renderApp('/');
    await signIn(user, anna.email);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText(SESSION_EXPIRED_MESSAGE)).not.toBeInTheDocument();
  });

  it('with a one-time password requires a new one first', async () => {
    const forced = person('author', { mustChangePassword: true });
    const calls = answerWith({
      'POST /authenticate': [200, sessionOf(forced)],
      'GET /user': [200, anna],
      [`POST /user/update/${anna.id}`]: [200, anna],
    });
    const { user } = renderApp('/profile');
    await signIn(user, anna.email);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await user.type(screen.getByLabelText(/^New password/), 'three quiet words');
    await user.type(screen.getByLabelText(/^Repeat new password/), 'three quiet words');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeInTheDocument();
    const sent = calls.find(({ path }) => path.startsWith('/user/update'));
    expect(sent?.body).toEqual({ password: 'three quiet words', passwordRepeat: 'three quiet words' });
  });

  it('or out in another tab is followed in this one', async () => {
    answerWith({ 'GET /user': [200, anna] });
    renderApp('/profile', { session: sessionOf(anna) });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null })));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });
});

describe('Signing out', () => {
  it('ends the session on the server and forgets it here', async () => {
    const calls = answerWith({ 'GET /user': [200, anna], 'POST /user/logout': [204, null] });
    const { user } = renderApp('/profile', { session: sessionOf(anna) });
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(calls.some(({ path, token }) => path === '/user/logout' && token === 'Bearer token-1')).toBe(true);
    expect(readSession()).toBeNull();
  });
});
