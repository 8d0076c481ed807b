import { screen, waitFor, within } from '@testing-library/react';
import type { AddressMark, IncomingMailSettings, MailboxRun } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const webmaster = person('webmaster');
const OFF: IncomingMailSettings = {
  ...{ active: false, host: '', port: 993, security: 'tls', account: '', folder: 'INBOX', after: 'seen' },
  ...{ signIn: 'password', tokenUrl: '', clientId: '', scope: '', stored: [] },
  ...{ hook: false, hookAddress: 'https://journal.example.org/api/incoming-mail/messages' },
};
const ON: IncomingMailSettings = {
  ...OFF,
  active: true,
  host: 'imap.example.org',
  account: 'journal',
  stored: ['password'],
};
const NO_TOKEN = {
  ...{ signIn: 'password', tokenUrl: '', clientId: '', scope: '', clientSecret: '', refreshToken: '' },
};
const RUN: MailboxRun = {
  ...{ id: '7', at: '2026-01-06T09:00:00Z', source: 'mailbox', problem: null },
  ...{ bounces: 2, answers: 1, automatic: 0, unmatched: 3 },
};
const MARK: AddressMark = {
  ...{ address: 'ann@example.com', since: '2026-01-05T09:00:00Z', lastAt: '2026-01-06T09:00:00Z', status: '5.1.1' },
};

function open(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /incoming-mail': [200, OFF],
    'GET /incoming-mail/runs': [200, { items: [], total: 0 }],
    'GET /address-marks': [200, { items: [], total: 0 }],
    'POST /incoming-mail': [200, null],
    'POST /incoming-mail/test': [200, { problem: 'DENIED', milliseconds: 3 }],
    'POST /incoming-mail/read': [200, null],
    'POST /incoming-mail/hook': [200, { secret: 'mailin_c2VjcmV0' }],
    'POST /address-marks/clear': [200, null],
    ...answers,
  });
  return { calls, ...renderApp('/incomingMail', { session: sessionOf(webmaster) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('Incoming mail', () => {
  it('reads no mailbox at first, and then one whose password is requested once', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('No mailbox')).toBeVisible();
    expect(screen.getByText('Nothing has been read yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test this connection' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^IMAP server/), 'imap.example.org');
    await user.click(dialog.getByRole('radio', { name: /^STARTTLS/ }));
    await user.type(dialog.getByLabelText(/^Account/), 'journal');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the password of the account.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Password of the mailbox/), 'SECRET');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const body = { ...{ active: true, host: 'imap.example.org', port: 143, security: 'starttls', account: 'journal' } };
    await waitFor(() =>
      expect(posted(calls)).toEqual([
        ['/incoming-mail', { ...body, ...NO_TOKEN, password: 'SECRET', folder: 'INBOX', after: 'seen' }],
      ]),
    );
  });

  it('signs in with OAuth 2.0, and keeps its secrets for the same client only', async () => {
    const token = { signIn: 'refresh', tokenUrl: 'https://id.example.org/token', clientId: 'journal' } as const;
    const { calls, user } = open({ 'GET /incoming-mail': [200, { ...ON, ...token, stored: ['refreshToken'] }] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^Password of the mailbox/)).toBeNull();
    await user.type(dialog.getByLabelText(/^Client ID/), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the refresh token.')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('radio', { name: /client credentials/ }));
    expect(dialog.queryByLabelText(/^Refresh token/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the client secret.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Client secret/), 'SECRET');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = { ...token, signIn: 'client', clientId: 'journal2', clientSecret: 'SECRET', refreshToken: '' };
    await waitFor(() => expect(posted(calls)).toEqual([['/incoming-mail', expect.objectContaining(sent)]]));
  });

  it('keeps the stored password of the same mailbox', async () => {
    const { calls, user } = open({ 'GET /incoming-mail': [200, ON] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It is stored. Leave this empty to keep it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/incoming-mail', expect.objectContaining({ password: '' })]]));
  });

  it('shows what readings found, can be tested and read again', async () => {
    const failed: MailboxRun = { ...RUN, id: '8', problem: 'DENIED', bounces: 0, answers: 0, unmatched: 0 };
    const { calls, user } = open({
      'GET /incoming-mail': [200, ON],
      'GET /incoming-mail/runs': [200, { items: [failed, RUN], total: 2 }],
    });
    expect(await screen.findByText('2 bounces · 1 answer · 3 messages could not be matched')).toBeVisible();
    expect(screen.getByText('The server refuses the account or its password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test this connection' }));
    const outcome = 'It does not work: The server refuses the account or its password';
    expect(await screen.findByText(outcome)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read it now' }));
    await user.click(screen.getByRole('button', { name: 'Read the last 30 days again' }));
    await waitFor(() =>
      expect(posted(calls).slice(1)).toEqual([
        ['/incoming-mail/read', { again: false }],
        ['/incoming-mail/read', { again: true }],
      ]),
    );
  });

  it('shows the secret for delivery over HTTP once, and switches it off after a confirmation', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('mailin_c2VjcmV0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText('mailin_c2VjcmV0')).toBeNull();
    expect(posted(calls)).toEqual([['/incoming-mail/hook', { active: true }]]);
  });

  it('removes the mark of an address after a confirmation', async () => {
    const { calls, user } = open({ 'GET /address-marks': [200, { items: [MARK], total: 1 }] });
    expect(await screen.findByText('the address does not exist (5.1.1)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the mark of ann@example.com' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove the mark' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/address-marks/clear', { address: 'ann@example.com' }]]));
  });
});
