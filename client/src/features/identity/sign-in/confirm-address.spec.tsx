import { screen, waitFor } from '@testing-library/react';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('author', { unproven: true });
const path = '/confirm-address?key=k1';
const refused = (statusCode: number, message: string): [number, object] => [
  statusCode,
  { statusCode, message, code: 'RULE_BROKEN' },
];

afterEach(() => jest.restoreAllMocks());

describe('The page of the link that confirms an address', () => {
  it('changes nothing automatically, and confirms by a button', async () => {
    const calls = answerWith({
      'GET /user': [200, anna],
      'POST /confirm-address': [200, { ...anna, unproven: false }],
    });
    const { user, store } = renderApp(path, { session: sessionOf(anna) });
    await screen.findByText(/You are signed in as/);
    expect(calls.filter(({ path: to }) => to === '/confirm-address')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    await waitFor(() => expect(store.getState().session.current?.user.unproven).toBe(false));
    expect(calls.find(({ path: to }) => to === '/confirm-address')?.body).toEqual({ key: 'k1' });
  });

  it('also opens at the address in older mails', async () => {
    answerWith({ 'GET /user': [200, anna] });
    renderApp('/confirmAddress?key=k1', { session: sessionOf(anna) });
    await screen.findByRole('button', { name: 'Confirm this address' });
  });

  it('says why a link does not work, and offers a new one', async () => {
    const message = 'This link has expired. Sign in and request a new one on your profile.';
    const again: Answers = { 'POST /user/address-link': [204, {}] };
    answerWith({ 'GET /user': [200, anna], 'POST /confirm-address': refused(422, message), ...again });
    const { user } = renderApp(path, { session: sessionOf(anna) });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await screen.findByText(message);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect((await screen.findAllByText('A new link is on its way to your mailbox.')).length).toBeGreaterThan(0);
  });

  it('lets another person sign in if the link is not for this one', async () => {
    const message =
      'This link belongs to another account. Sign out, and sign in with the account that you want to confirm.';
    answerWith({ 'GET /user': [200, anna], 'POST /confirm-address': refused(403, message) });
    const { user } = renderApp(path, { session: sessionOf(anna) });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in as another person' })).toBeInTheDocument();
  });

  it('asks a signed-out person to sign in, or to say that they did not register', async () => {
    const calls = answerWith({ 'POST /disown-address': [204, {}] });
    const { user } = renderApp(path);
    await screen.findByRole('button', { name: 'Login' });
    await user.click(screen.getByRole('button', { name: 'This was not me' }));
    await screen.findByText(/The address is not confirmed/);
    expect(calls.find(({ path: to }) => to === '/disown-address')?.body).toEqual({ key: 'k1' });
  });
});
