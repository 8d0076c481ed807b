import { screen } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const webmaster = person('webmaster');
const HOOK: Webhook = {
  ...{ id: 'w1', url: 'https://example.org/hook', kinds: ['article.submitted'], active: true, replaying: false },
  ...{ createdAt: '2026-01-05T09:00:00Z', secretMadeAt: '2026-01-05T09:00:00Z' },
  ...{ counts: { waiting: 2, dead: 1 }, lastTry: { at: '2026-01-06T09:00:00Z', status: 503, problem: 'STATUS' } },
};
const DEAD: WebhookDelivery = {
  ...{ id: '7', kind: 'article.submitted', articleId: 'a', number: '2026-17', status: 'NEW_ARTICLE' },
  ...{ at: '2026-01-06T09:00:00Z', state: 'DEAD', attempts: 10, lastTryAt: '2026-01-09T09:00:00Z', nextTryAt: null },
  ...{ lastStatus: 503, lastProblem: 'STATUS' },
};
const MADE = { id: 'w2', secret: 'whsec_c2VjcmV0' };

function open(path: string, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /webhooks': [200, [HOOK]],
    'POST /webhooks': [201, MADE],
    'GET /webhooks/w1/deliveries': [200, { items: [DEAD], total: 1 }],
    'POST /webhooks/w1/test': [200, { status: null, problem: 'ADDRESS', milliseconds: 3 }],
    'POST /webhooks/w1/deliveries/7/retry': [200, null],
    'POST /webhooks/w1/replay': [202, null],
    'POST /webhooks/w1/delete': [200, null],
    'GET /api-keys': [200, []],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(webmaster) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('The webhooks', () => {
  it('are listed with their failures', async () => {
    open('/connections');
    expect(await screen.findByText('https://example.org/hook')).toBeInTheDocument();
    expect(screen.getByText('1 given up')).toBeInTheDocument();
    expect(screen.getByText('2 waiting')).toBeInTheDocument();
    expect(screen.getByText(/Answered with an error \(503\)/)).toBeInTheDocument();
    expect(screen.getByText('Failing')).toBeInTheDocument();
  });

  it('count as working if the last message was delivered, or if none is sent', async () => {
    const came: Webhook = { ...HOOK, id: 'w3', lastTry: { at: '2026-01-06T09:00:00Z', status: 200, problem: null } };
    open('/connections', { 'GET /webhooks': [200, [came, { ...HOOK, active: false }]] });
    expect(await screen.findAllByText('https://example.org/hook')).toHaveLength(2);
    expect(screen.queryByText('Failing')).toBeNull();
  });

  it('reject an address that was pasted after another scheme', async () => {
    const { calls, user } = open('/connections');
    await user.click(await screen.findByText('Add a webhook'));
    const address = screen.getByLabelText(/^Address/);
    expect(address).toHaveValue('');
    await user.type(address, 'https://https://example.org/new');
    await user.click(screen.getByText('Add'));
    expect(await screen.findAllByText(/Please enter an https address/)).not.toHaveLength(0);
    expect(posted(calls)).toEqual([]);
  });

  it('say which messages are kept for a webhook that is off', async () => {
    open('/connections', { 'GET /webhooks': [200, [{ ...HOOK, active: false }]] });
    expect(await screen.findByText('2 kept for 30 days while it is off')).toBeInTheDocument();
    expect(screen.queryByText('2 waiting')).not.toBeInTheDocument();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    open('/connections', { 'GET /webhooks': [200, []] }).unmount();
    open('/connections', { 'GET /webhooks': [500, { statusCode: 500, message: 'Broken', code: 'INTERNAL' }] });
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  });

  it('show a new secret once', async () => {
    const { calls, user } = open('/connections');
    await user.click(await screen.findByText('Add a webhook'));
    await user.click(screen.getByLabelText('Decision sent'));
    const address = screen.getByLabelText(/^Address/);
    await user.clear(address);
    await user.type(address, 'https://example.org/new');
    await user.click(screen.getByText('Add'));
    expect(await screen.findByText(MADE.secret)).toBeInTheDocument();
    const kinds = ['article.submitted', 'article.status-changed', 'article.accepted'];
    expect(posted(calls)).toEqual([['/webhooks', { url: 'https://example.org/new', kinds, active: true }]]);
    await user.click(screen.getByText('I have saved it'));
    expect(screen.queryByText(MADE.secret)).toBeNull();
    expect(await screen.findByText('This webhook was deleted.')).toBeInTheDocument();
  });

  it('are tested, tried again and sent again on their page', async () => {
    const { calls, user } = open('/connections/webhook/w1');
    await user.click(await screen.findByText('Test this connection'));
    expect(await screen.findByText(/Test: The address is not allowed/)).toBeInTheDocument();
    await user.click(await screen.findByLabelText('Retry 2026-17 now'));
    await user.click(screen.getByLabelText('Send again from 2026-17 onwards'));
    await user.click(screen.getByText('Send again'));
    await screen.findAllByText('The messages are being collected and will be sent again.');
    expect(posted(calls)).toEqual([
      ['/webhooks/w1/test', {}],
      ['/webhooks/w1/deliveries/7/retry', {}],
      ['/webhooks/w1/replay', { fromDelivery: '7' }],
    ]);
  });

  it('are deleted after a confirmation', async () => {
    const { calls, user } = open('/connections/webhook/w1');
    await user.click(await screen.findByText('Delete'));
    expect(posted(calls)).toEqual([]);
    await user.click(await screen.findByText('Delete the webhook'));
    await screen.findByText('Add a webhook');
    expect(posted(calls)).toEqual([['/webhooks/w1/delete', {}]]);
  });
});
