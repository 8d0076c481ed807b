import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const webmaster = person('webmaster');
const key = (id: string, changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{
    id,
    name: 'Warehouse',
    scopes: ['articles', 'statistics'],
    ending: 'x7Qa',
    state: 'ACTIVE',
    madeBy: 'Mia Maker',
  },
  ...{ madeAt: '2026-01-05T09:00:00Z', expiresAt: '2026-04-05T09:00:00Z', lastUsedOn: null },
  ...changes,
});

function open(keys: ApiKey[], answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /webhooks': [200, []],
    'GET /api-keys': [200, keys],
    'POST /api-keys': [201, { id: 'k2', secret: 'quire_secret' }],
    'POST /api-keys/k1/end': [200, null],
    ...answers,
  });
  return { calls, ...renderApp('/connections', { session: sessionOf(webmaster) }) };
}
const table = async () => within(await screen.findByRole('table', { name: 'Keys of other programs' }));
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('The keys of other programs', () => {
  it('are listed with what they may read, their end and their last use', async () => {
    open([key('k1', { lastUsedOn: '2026-02-03' }), key('k0', { state: 'ENDED' })]);
    expect(await screen.findAllByText('(ends with x7Qa)')).toHaveLength(2);
    const [first, second] = (await table()).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Warehouse (ends with x7Qa)');
    expect(first).toHaveTextContent('Manuscripts: search, details, reviews, logs and files; Statistics');
    expect(first).toHaveTextContent('3 Feb 2026');
    expect(first).toHaveTextContent('5 Apr 2026');
    expect(second).toHaveTextContent('Revoked');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('are created with a name, what they may read and an end, and shown once', async () => {
    const { calls, user } = open([]);
    expect(await screen.findByText('There is no key yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getAllByText('Please choose at least one thing that the key may read.')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Name of the program/), ' Library ');
    await user.click(dialog.getByLabelText('Statistics'));
    await user.selectOptions(dialog.getByLabelText('Expires on'), '365');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('quire_secret')).toBeInTheDocument();
    expect(posted(calls)).toEqual([['/api-keys', { name: 'Library', scopes: ['statistics'], days: 365 }]]);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByText('quire_secret')).toBeNull());
  });

  it('end after a confirmation', async () => {
    const { calls, user } = open([key('k1')]);
    await user.click(await screen.findByRole('button', { name: 'Revoke the key: Warehouse' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the key of Warehouse?' }));
    expect(posted(calls)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Revoke the key' }));
    await waitFor(() => expect(posted(calls).map(([path]) => path)).toEqual(['/api-keys/k1/end']));
  });

  it('say why they cannot be shown, and can be loaded again', async () => {
    let fails = true;
    const failure = { statusCode: 500, message: 'Something went wrong.', code: 'INTERNAL' };
    const { user } = open([], { 'GET /api-keys': () => (fails ? [500, failure] : [200, [key('k1')]]) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect((await table()).getByText(/Warehouse/)).toBeInTheDocument();
  });
});
