import { screen, waitFor, within } from '@testing-library/react';
import type { PackageSending, SendingRule } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const webmaster = person('webmaster');
const OFF: SendingRule = {
  ...{ target: 'off', address: '', keyId: '', hasSecret: false, folder: '/srv/packages', waiting: 0 },
};
const BUCKET = 's3://bucket/out?region=eu-central-1';
const DEAD: PackageSending = {
  ...{ id: '7', articleId: 'a', number: '2026-17', acceptedAt: '2026-01-06T09:00:00Z', state: 'DEAD', attempts: 10 },
  ...{ target: 's3', lastTryAt: '2026-01-09T09:00:00Z', nextTryAt: null, problem: 'DENIED' },
};

function open(answers: Answers = {}, who = webmaster) {
  const calls = answerWith({
    'GET /user': [200, who],
    'GET /package-sending': [200, OFF],
    'GET /package-sendings': [200, { items: [], total: 0 }],
    'POST /package-sending': [200, { secret: null }],
    'POST /package-sending/test': [200, { problem: 'DENIED', milliseconds: 3 }],
    'POST /package-sendings/7/retry': [200, null],
    ...answers,
  });
  return { calls, ...renderApp('/exports', { session: sessionOf(who) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('Packages of accepted articles', () => {
  it('are not sent at first, and then to a bucket whose secret is requested once', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('Nowhere')).toBeVisible();
    expect(screen.getByText('No packages have been sent yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test this connection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'An S3 bucket' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the secret of the access key.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Bucket/), BUCKET);
    await user.type(dialog.getByLabelText(/^Access key/), 'KEY');
    await user.type(dialog.getByLabelText(/^Secret of the access key/), 'SECRET');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const body = { target: 's3', address: BUCKET, keyId: 'KEY', keySecret: 'SECRET' };
    expect(posted(calls)).toEqual([['/package-sending', body]]);
  });

  it('keep the stored secret of the same bucket', async () => {
    const rule = { ...OFF, target: 's3', address: BUCKET, keyId: 'KEY', hasSecret: true };
    const { calls, user } = open({ 'GET /package-sending': [200, rule] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It is stored. Leave this empty to keep it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(posted(calls)).toEqual([
      ['/package-sending', { target: 's3', address: BUCKET, keyId: 'KEY', keySecret: '' }],
    ]);
  });

  it('show the secret of a new webhook once', async () => {
    const { user } = open({ 'POST /package-sending': [200, { secret: 'whsec_c2VjcmV0' }] });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^A webhook/ }));
    await user.type(dialog.getByLabelText(/^Address/), 'https://example.org/hook');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('whsec_c2VjcmV0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull();
  });

  it('say what failed, can be tested and sent again', async () => {
    const { calls, user } = open({
      'GET /package-sending': [200, { ...OFF, target: 'folder', waiting: 2 }],
      'GET /package-sendings': [200, { items: [DEAD], total: 1 }],
    });
    expect(await screen.findByText(/10 attempts · The bucket refuses the key/)).toBeVisible();
    expect(screen.getByText('/srv/packages')).toBeVisible();
    expect(screen.getByRole('link', { name: '2026-17' })).toHaveAttribute('href', '/articleDetails/a');
    expect(screen.getByText('2 waiting')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test this connection' }));
    expect(await screen.findByText('It does not work: The bucket refuses the key')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send 2026-17 again now' }));
    await waitFor(() =>
      expect(posted(calls).map(([path]) => path)).toEqual(['/package-sending/test', '/package-sendings/7/retry']),
    );
  });

  it('of a period are for the whole office, without the sending rule', async () => {
    const { calls, user } = open({}, person('assistant'));
    const button = await screen.findByRole('button', { name: 'Download the packages' });
    expect(button).toBeDisabled();
    expect(screen.queryByText('When an article is accepted')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Accepted from/ }), '3 Nov 2026');
    await user.type(screen.getByRole('textbox', { name: /Accepted until/ }), '1 Nov 2026');
    await user.tab();
    expect(await screen.findByText('Please choose a first and a last day, in this order.')).toBeVisible();
    expect(button).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: /Accepted until/ }));
    await user.type(screen.getByRole('textbox', { name: /Accepted until/ }), '5 Nov 2026');
    await user.tab();
    expect(button).toBeEnabled();
    expect(calls.filter(({ path }) => path.startsWith('/package-sending'))).toEqual([]);
  });
});
