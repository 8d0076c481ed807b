import { screen, waitFor, within } from '@testing-library/react';
import type { SimilarityRun, SimilaritySettings } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const webmaster = person('webmaster');
const OFF: SimilaritySettings = {
  ...{ active: false, api: '', automatic: false, excludeQuotes: false, excludeReferences: true },
  ...{ hasKey: false, isTold: false, waiting: 0 },
};
const API = 'https://journal.example.org/api/v1';
const ON: SimilaritySettings = { ...OFF, active: true, api: API, hasKey: true, waiting: 2 };
const DEAD: SimilarityRun = {
  ...{ id: '7', articleId: '2026-7', leadsTo: 'a7', revision: 1, state: 'DEAD', attempts: 6 },
  ...{ lastTryAt: '2026-01-09T09:00:00Z', nextTryAt: null, problem: 'DOCUMENT' },
};
const OWN: SimilarityRun = {
  ...{ id: '8', articleId: null, leadsTo: null, revision: 0, state: 'DONE', attempts: 1 },
  ...{ lastTryAt: '2026-01-09T09:00:00Z', nextTryAt: null, problem: null },
};

function open(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /similarity-service': [200, OFF],
    'GET /similarity-service/runs': [200, { items: [], total: 0 }],
    'POST /similarity-service': [200, null],
    'POST /similarity-service/test': [200, { problem: 'FEATURE', milliseconds: 3 }],
    'POST /similarity-service/runs/7/retry': [200, null],
    ...answers,
  });
  return { calls, ...renderApp('/similarityService', { session: sessionOf(webmaster) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('The similarity service, for a webmaster', () => {
  it('is off at first, asks for what is missing, and is switched on', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('No manuscript has been sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test this connection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Compare manuscripts with published texts' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the key.')).length).toBeGreaterThan(0);
    expect(posted(calls)).toEqual([]);
    await user.type(dialog.getByLabelText(/^Address of the service/), API);
    await user.type(dialog.getByLabelText(/^Key/), 'SECRET');
    await user.click(dialog.getByRole('switch', { name: 'Send each submission and revision automatically' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = { active: true, api: API, apiKey: 'SECRET', automatic: true };
    const rest = { excludeQuotes: false, excludeReferences: true };
    expect(posted(calls)).toEqual([['/similarity-service', { ...sent, ...rest }]]);
  });

  it('keeps the stored key for its address only', async () => {
    const { calls, user } = open({ 'GET /similarity-service': [200, ON] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It is stored. Leave this empty to keep it.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Address of the service/), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Please enter the key.')).length).toBeGreaterThan(0);
    expect(posted(calls)).toEqual([]);
  });

  it('is tested, and reports what does not work', async () => {
    const { user } = open({ 'GET /similarity-service': [200, ON] });
    expect(await screen.findByText('2 waiting')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test this connection' }));
    expect(
      await screen.findByText('It does not work: The licence does not include similarity reports'),
    ).toHaveAttribute('role', 'status');
  });

  it('lists sent manuscripts without scores and without the person’s own, and retries given-up ones', async () => {
    const list = { items: [OWN, DEAD], total: 2 };
    const { calls, user } = open({ 'GET /similarity-service/runs': [200, list] });
    expect(await screen.findByText(/The service cannot read the manuscript/)).toBeVisible();
    expect(screen.getByRole('link', { name: '2026-7 R1' })).toHaveAttribute('href', '/articleDetails/a7');
    expect(screen.getByText('One of your own')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Try / })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try 2026-7 again now' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/similarity-service/runs/7/retry', {}]]));
  });
});
