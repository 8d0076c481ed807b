import { screen, waitFor, within } from '@testing-library/react';
import type { OwnCredit, OwnCreditReview } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const rosa = person('reviewer');
const NONE: OwnCredit = {
  ...{ offered: true, orcid: '0000-0002-1825-0097', consent: 'NONE', givenAt: null, waiting: 0, sent: 0, nextAt: null },
  removing: 0,
};
const GIVEN: OwnCredit = {
  ...{
    ...NONE,
    consent: 'GIVEN',
    givenAt: '2026-03-01T08:00:00Z',
    waiting: 2,
    sent: 3,
    nextAt: '2026-04-01T00:00:00Z',
  },
};

function open(credit: OwnCredit, path = '/reviewingRecord', answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, rosa],
    'GET /reviewing-record': [200, { figures: [], certificates: [], naming: 'NO' }],
    'GET /reviewing-record/orcid': [200, credit],
    'GET /reviewing-record/orcid/reviews': [200, { items: [], total: 0 }],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(rosa) }) };
}
const card = async () => within(await screen.findByRole('region', { name: 'Credit at ORCID' }));

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('Credit at ORCID, for a reviewer', () => {
  it('is not shown while the journal sends nothing and the person never agreed', async () => {
    open({ ...NONE, offered: false });
    await screen.findByRole('region', { name: 'Thanks to reviewers' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Credit at ORCID' })).toBeNull());
  });

  it('says what is sent before the person agrees, and how to get an iD', async () => {
    const { unmount } = open({ ...NONE, orcid: null });
    expect(await (await card()).findByRole('link', { name: 'profile' })).toHaveAttribute('href', '/profile');
    expect((await card()).queryByRole('button')).toBeNull();
    unmount();
    open(NONE);
    expect(await (await card()).findByText(/neither the manuscript nor the day/)).toBeVisible();
    expect((await card()).getByText(/an author may still guess/)).toBeVisible();
  });

  it('keeps the secret for ORCID in this tab', async () => {
    // jsdom cannot leave the page, and logs an error about it.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const away = { url: 'https://orcid.org/oauth/authorize?state=s1', secret: 'the secret' };
    const { calls, user } = open(NONE, undefined, { 'POST /reviewing-record/orcid/start': [200, away] });
    await user.click(await (await card()).findByRole('button', { name: 'Send my reviews to ORCID' }));
    await waitFor(() => expect(sessionStorage.getItem('quire-orcid-credit-s1')).toBe('the secret'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/reviewing-record/orcid/start',
    ]);
  });

  it('is finished once after the return, and removes its data from the address', async () => {
    sessionStorage.setItem('quire-orcid-credit-s1', 'the secret');
    const { calls, router } = open(GIVEN, '/orcidCredit?code=c1&state=s1', {
      'POST /reviewing-record/orcid/finish': [200, null],
    });
    await screen.findByRole('heading', { level: 1, name: 'Reviewing record' });
    expect(router.state.location).toMatchObject({ pathname: '/reviewingRecord', search: '' });
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { query: 'code=c1&state=s1', secret: 'the secret' },
    ]);
    expect(sessionStorage.getItem('quire-orcid-credit-s1')).toBeNull();
  });

  it('is not finished in another tab, and shows what the server refuses', async () => {
    const { calls, unmount } = open(NONE, '/orcidCredit?code=c1&state=s1');
    expect(await screen.findByText(/another browser or tab/)).toHaveAttribute('role', 'alert');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    unmount();
    sessionStorage.setItem('quire-orcid-credit-s1', 'the secret');
    const problem = { statusCode: 422, code: 'RULE_BROKEN', message: 'You did not agree at ORCID.' };
    open(NONE, '/orcidCredit?error=access_denied&state=s1', { 'POST /reviewing-record/orcid/finish': [422, problem] });
    expect(await screen.findByText('You did not agree at ORCID.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: 'Back to the reviewing record' })).toBeVisible();
  });

  it('shows which reviews were sent or wait, and stops after a confirmation', async () => {
    const { calls, user } = open(GIVEN, undefined, { 'POST /reviewing-record/orcid/withdraw': [200, null] });
    expect(await (await card()).findByText('3 sent.')).toBeVisible();
    expect((await card()).getByText(/2 are waiting until/)).toHaveTextContent('1 Apr 2026');
    await user.click((await card()).getByRole('button', { name: 'Stop sending' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/you can delete them at ORCID/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/reviewing-record/orcid/withdraw')).toBe(true));
  });

  it('lists the reviews, and leaves one out after a confirmation', async () => {
    const one = { number: '2026-4', title: 'On lenses', lastTryAt: null, problem: null, removable: true } as const;
    const items: OwnCreditReview[] = [
      { ...one, id: '9', state: 'WAITING' },
      { ...one, id: '8', number: '2026-3', state: 'SENT' },
      { ...one, id: '7', number: '2026-2', state: 'REMOVED', removable: false },
      { ...one, id: '6', number: null, title: null, state: 'REMOVING', removable: false },
      { ...one, id: '5', number: '2026-1', state: 'NOT_REMOVED', problem: 'PERMISSION' },
    ];
    const answers: Answers = {
      'GET /reviewing-record/orcid/reviews': [200, { items, total: 24 }],
      'POST /reviewing-record/orcid/reviews/8/remove': [200, null],
      'POST /reviewing-record/orcid/reviews/5/remove': [200, null],
    };
    const { calls, user } = open(GIVEN, undefined, answers);
    const list = within(await (await card()).findByRole('list', { name: 'Your reviews at ORCID' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026-4 On lensesWaitingLeave out',
      '2026-3 On lensesSentLeave out',
      '2026-2 On lensesRemoved by you',
      'A manuscript that is no longer keptBeing removed',
      expect.stringMatching(/^2026-1 On lensesORCID does not accept the permission.*Could not be removedTry again$/),
    ]);
    await user.click(list.getByRole('button', { name: 'Try again to leave out 2026-1 On lenses' }));
    await user.click(list.getByRole('button', { name: 'Leave out 2026-3 On lenses' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/deleted from your ORCID record/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/reviewing-record/orcid/reviews/5/remove',
      '/reviewing-record/orcid/reviews/8/remove',
    ]);
    await user.click((await card()).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.some(({ query }) => query.get('page') === '1')).toBe(true));
  });

  it('says that the permission has ended, and asks again', async () => {
    const withdrawn: Answers = { 'POST /reviewing-record/orcid/withdraw': [200, null] };
    const { calls, user } = open({ ...GIVEN, consent: 'ENDED', waiting: 0, nextAt: null }, undefined, withdrawn);
    expect(await (await card()).findByText(/no longer accepts your permission/)).toBeVisible();
    expect((await card()).getByRole('button', { name: 'Agree again' })).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Stop sending to ORCID' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/reviewing-record/orcid/withdraw')).toBe(true));
  });
});
