import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSignIns, ProviderAnswer } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('editor', { orcid: '0000-0002-1825-0097' });
const ORCID = { id: 'orcid', name: 'ORCID' } as const;
const OIDC = { id: 'oidc', name: 'Example University' } as const;
const offering = (...signInProviders: object[]): Answers => ({
  'GET /settings': [200, { journalName: 'Test Journal', demoAccounts: [], mailCatcherUrl: null, signInProviders }],
});
const NEW: ProviderAnswer = {
  ...{ outcome: 'REGISTER', provider: OIDC, returnTo: '/profile', ticket: 'a ticket' },
  suggestion: { firstName: 'Petra', lastName: 'Provided', email: 'petra@u.test', isEmailProven: true, orcid: null },
};

/** Returns the person from the provider, in the tab that started the sign-in. */
function comeBack(answer: [number, unknown], more: Answers = {}) {
  sessionStorage.setItem('quire-sign-in-s1', 'the secret');
  const calls = answerWith({
    ...offering(ORCID, OIDC),
    'GET /user': [200, anna],
    'POST /sign-in/finish': answer,
    ...more,
  });
  return { calls, ...renderApp('/signInBy/oidc?code=c1&state=s1&iss=https%3A%2F%2Fu.test') };
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('Signing in by a provider', () => {
  it('is offered according to the configuration', async () => {
    answerWith(offering());
    const { unmount } = renderApp('/profile');
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
    unmount();
    answerWith(offering(ORCID, OIDC));
    renderApp('/profile');
    await screen.findByRole('button', { name: 'Sign in with ORCID' });
    expect(screen.getByRole('button', { name: 'Sign in with Example University' })).toBeVisible();
  });

  it('says when the provider is unavailable, and stays on the page', async () => {
    const away = { statusCode: 503, code: 'UNAVAILABLE', message: 'ORCID cannot be reached at the moment.' };
    const calls = answerWith({ ...offering(ORCID), 'POST /sign-in/orcid/start': [503, away] });
    const { user } = renderApp('/tickets?page=2');
    await user.click(await screen.findByRole('button', { name: 'Sign in with ORCID' }));
    await screen.findAllByText('ORCID cannot be reached at the moment.');
    expect(calls.find(({ path }) => path === '/sign-in/orcid/start')?.body).toEqual({ returnTo: '/tickets?page=2' });
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  it('ends on the page that the person wanted, and removes its data from the address', async () => {
    const session = sessionOf(anna);
    const { calls, router } = comeBack([200, { outcome: 'SIGNED_IN', provider: OIDC, returnTo: '/profile', session }], {
      'GET /user/sessions': [200, []],
      'GET /user/sign-ins': [200, { hasPassword: true, linked: [] }],
    });
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(router.state.location).toMatchObject({ pathname: '/profile', search: '' });
    const sent = calls.find(({ path }) => path === '/sign-in/finish')?.body;
    expect(sent).toEqual({ query: 'code=c1&state=s1&iss=https%3A%2F%2Fu.test', secret: 'the secret' });
    expect(sessionStorage.getItem('quire-sign-in-s1')).toBeNull();
  });

  it('is not finished in a tab that did not start it', async () => {
    const calls = answerWith(offering(ORCID));
    renderApp('/signInBy/orcid?code=c1&state=s1');
    expect(await screen.findByText(/another browser or tab/)).toHaveAttribute('role', 'alert');
    expect(calls.some(({ path }) => path === '/sign-in/finish')).toBe(false);
    expect(screen.getByRole('button', { name: 'Sign in with ORCID' })).toBeVisible();
  });

  it('shows what the server refuses', async () => {
    comeBack([422, { statusCode: 422, code: 'RULE_BROKEN', message: 'You cancelled the sign-in.' }]);
    expect(await screen.findByText('You cancelled the sign-in.')).toHaveAttribute('role', 'alert');
  });

  it('registers with a filled-in form and without a password', async () => {
    const { calls, user } = comeBack([200, NEW], { 'POST /sign-in/register': [201, sessionOf(anna)] });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Petra');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('petra@u.test');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.getByText(/has checked this address/)).toBeVisible();
    await user.click(await screen.findByLabelText(/^I have read this and agree to it/));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/sign-in/register')?.body).toMatchObject({
        ...{ ticket: 'a ticket', firstName: 'Petra', email: 'petra@u.test', emailRepeat: 'petra@u.test' },
        privacyVersion: 1,
      }),
    );
  });

  it('links an existing account after its password and a press of a button', async () => {
    const answer: ProviderAnswer = {
      ...{ outcome: 'PASSWORD', provider: OIDC, returnTo: '/profile', ticket: 'a ticket', email: 'anna@u.test' },
    };
    const { calls, user } = comeBack([200, answer], {
      'POST /authenticate': [200, sessionOf(anna)],
      'POST /user/sign-ins/link': [204, null],
    });
    await screen.findByText(/There is an account with the address anna@u.test/);
    await user.type(screen.getByLabelText(/^Email/), 'anna@u.test');
    await user.type(screen.getByLabelText(/^Password/), 'four brave otters');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const link = await screen.findByRole('button', { name: 'Link this account' });
    expect(calls.some(({ path }) => path === '/user/sign-ins/link')).toBe(false);
    await user.click(link);
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/user/sign-ins/link')?.body).toEqual({ ticket: 'a ticket' }),
    );
  });
});

describe('A sign-in that waits for a registration or a password', () => {
  it('is restored after a reload, until it is used', async () => {
    const first = comeBack([200, NEW], { 'POST /user/sign-ins/link': [204, null] });
    await screen.findByText('Are you new here?');
    first.unmount();
    const { user } = renderApp('/signInBy/oidc', { session: sessionOf(anna) });
    await user.click(await screen.findByRole('button', { name: 'Link this account' }));
    await waitFor(() => expect(sessionStorage.getItem('quire-sign-in-open')).toBeNull());
  });
});

describe('Sign-in methods', () => {
  const open = (ownSignIns: OwnSignIns, more: Answers = {}) => {
    const user = { ...anna, authenticatedOrcid: ownSignIns.linked.length > 0 ? anna.orcid : null };
    const calls = answerWith({
      ...offering(ORCID, OIDC),
      'GET /user': [200, user],
      'GET /user/sessions': [200, []],
      'GET /user/sign-ins': [200, ownSignIns],
      ...more,
    });
    return { calls, ...renderApp('/profile', { session: sessionOf(user) }) };
  };
  const card = () => screen.findByRole('region', { name: 'Sign-in methods' });
  const linked = { ...ORCID, label: '0000-0002-1825-0097', linkedAt: '2026-03-01T08:00:00.000Z', isOffered: true };

  it('show what is linked, and what can be', async () => {
    open({ hasPassword: true, linked: [linked] });
    const shown = within(await card());
    expect(await shown.findByRole('link', { name: 'Authenticated ORCID iD 0000-0002-1825-0097' })).toHaveAttribute(
      'href',
      'https://orcid.org/0000-0002-1825-0097',
    );
    expect(shown.getByRole('button', { name: 'Link Example University' })).toBeVisible();
    expect(screen.queryByLabelText('ORCID')).toBeNull();
  });

  it('are unlinked after a confirmation', async () => {
    const { user, calls } = open(
      { hasPassword: true, linked: [linked] },
      { 'POST /user/sign-ins/orcid/unlink': [204, null] },
    );
    await user.click(await within(await card()).findByRole('button', { name: 'Unlink ORCID' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unlink ORCID' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/user/sign-ins/orcid/unlink')).toBe(true));
  });

  it('offer a mailed link to a person without a password', async () => {
    const { user, calls } = open({ hasPassword: false, linked: [linked] }, { 'POST /reset-password': [204, null] });
    await user.click(await within(await card()).findByRole('button', { name: 'Mail me a link to set one' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/reset-password')?.body).toEqual({ email: anna.email }),
    );
  });

  it('are not shown if there is only the password', async () => {
    const { unmount } = open({ hasPassword: true, linked: [] }, offering());
    await screen.findByRole('region', { name: 'Where you are signed in' });
    expect(screen.queryByRole('region', { name: 'Sign-in methods' })).toBeNull();
    unmount();
  });
});
