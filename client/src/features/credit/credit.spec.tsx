import { screen, waitFor, within } from '@testing-library/react';
import type { CreditSettings, Deposit } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const webmaster = person('webmaster');
const OFF: CreditSettings = {
  ...{ active: false, site: 'https://orcid.org', api: 'https://api.orcid.org', clientId: '', hasSecret: false },
  ...{ groupId: 'issn:2049-3630', organization: 'Society', city: '', country: '', ror: '', people: 0, waiting: 0 },
  returnAddress: 'https://journal.test/rrs/orcidCredit',
};
const ON: CreditSettings = {
  ...{ ...OFF, active: true, clientId: 'APP-1', hasSecret: true, city: 'Utrecht', country: 'Netherlands' },
  ...{ people: 2, waiting: 1 },
};
const DEAD: Deposit = {
  ...{ id: '7', state: 'DEAD', attempts: 7, lastTryAt: '2026-01-09T09:00:00Z', nextTryAt: null, problem: 'LOCKED' },
};
const WAITS: Deposit = {
  ...{ id: '8', state: 'WAITING', attempts: 0, lastTryAt: null, nextTryAt: '2026-04-01T00:00:00Z', problem: null },
};

function open(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /orcid-credit': [200, OFF],
    'GET /orcid-credit/deposits': [200, { items: [], total: 0 }],
    'POST /orcid-credit': [200, null],
    'POST /orcid-credit/test': [200, { problem: 'GROUP', milliseconds: 3 }],
    'POST /orcid-credit/deposits/7/retry': [200, null],
    ...answers,
  });
  return { calls, ...renderApp('/creditAtOrcid', { session: sessionOf(webmaster) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('Credit at ORCID, for a webmaster', () => {
  it('is off at first, asks for what is missing, and is switched on', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('No reviews are waiting, and none have been sent.')).toBeVisible();
    expect(screen.getByText(/orcidCredit/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test this connection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Send reviews of people who agree to ORCID' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    for (const missing of ['client ID of the journal', 'client secret', 'city of the organisation', 'country'])
      expect((await dialog.findAllByText(new RegExp(`Please .*${missing}`))).length).toBeGreaterThan(0);
    expect(posted(calls)).toEqual([]);
    await user.type(dialog.getByLabelText(/^Client ID/), 'APP-1');
    await user.type(dialog.getByLabelText(/^Client secret/), 'SECRET');
    await user.type(dialog.getByLabelText(/^City/), 'Utrecht');
    await user.selectOptions(dialog.getByLabelText(/^Country/), 'Netherlands');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const { hasSecret: _kept, people: _people, waiting: _waiting, returnAddress: _address, ...fields } = OFF;
    const typed = { active: true, clientId: 'APP-1', clientSecret: 'SECRET', city: 'Utrecht', country: 'Netherlands' };
    expect(posted(calls)).toEqual([['/orcid-credit', { ...fields, ...typed }]]);
  });

  it('keeps the stored secret of the same client, and says who must agree again after the client changes', async () => {
    const { calls, user } = open({ 'GET /orcid-credit': [200, ON] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It is stored. Leave this empty to keep it.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Client ID/), '2');
    expect(dialog.getByText(/the 2 people who have agreed have to agree again/)).toHaveAttribute('role', 'alert');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the client secret.')).length).toBeGreaterThan(0);
    expect(posted(calls)).toEqual([]);
  });

  it('is tested, and reports what does not work', async () => {
    const { user } = open({ 'GET /orcid-credit': [200, ON] });
    await user.click(await screen.findByRole('button', { name: 'Test this connection' }));
    expect(await screen.findByText('It does not work: ORCID does not know the group')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('lists reviews that were sent or wait, and sends only those that were given up again', async () => {
    const list = { items: [WAITS, DEAD], total: 2 };
    const { calls, user } = open({ 'GET /orcid-credit/deposits': [200, list] });
    expect(await screen.findByText(/The ORCID record is locked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send entry 8 again now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send entry 7 again now' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/orcid-credit/deposits/7/retry', {}]]));
  });

  it('shows what its reviewer removed, and does not send it again', async () => {
    const removed: Deposit = { ...DEAD, id: '9', state: 'REMOVED', problem: null };
    const never: Deposit = { ...WAITS, id: '10', state: 'REMOVED', nextTryAt: null };
    open({ 'GET /orcid-credit/deposits': [200, { items: [never, removed], total: 2 }] });
    expect(await screen.findAllByText('Removed by the reviewer')).toHaveLength(2);
    expect(screen.getByText('was not sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send entry/ })).toBeNull();
  });

  it('says when the list cannot be loaded', async () => {
    const away = { statusCode: 500, code: 'INTERNAL', message: 'It broke.' };
    open({ 'GET /orcid-credit/deposits': [500, away] });
    expect(await screen.findByText('It broke.')).toBeVisible();
  });
});
