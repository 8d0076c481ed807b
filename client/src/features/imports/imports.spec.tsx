import { screen, waitFor, within } from '@testing-library/react';
import type { ImportRunView } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const webmaster = person('webmaster');
const SEEN: ImportRunView = {
  ...{ id: 'i1', kind: 'people', source: 'people.csv', state: 'PREVIEWED', by: 'Wil Master', failure: null },
  ...{ startedAt: '2026-01-06T09:00:00Z', finishedAt: '2026-01-06T09:00:01Z', counts: { new: 2, here: 1, left: 6 } },
  problems: [1, 2, 3, 4, 5, 6].map((row) => ({ where: `row ${row}`, what: `Problem ${row}` })),
};
const DONE: ImportRunView = { ...SEEN, state: 'DONE' };
const FAILED: ImportRunView = { ...SEEN, id: 'i2', state: 'FAILED', failure: 'This file is damaged.', problems: [] };

function open(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /imports': [200, []],
    'POST /imports': [200, SEEN],
    'POST /imports/i1/run': [200, DONE],
    ...answers,
  });
  return { calls, ...renderApp('/imports', { session: sessionOf(webmaster) }) };
}
const posted = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/run')).map(({ path, body }) => [path, body]);

afterEach(() => jest.restoreAllMocks());

describe('The import', () => {
  it('checks a file first, shows what is not imported, and imports it after a confirmation', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'People from a CSV file');
    expect(screen.getByText(/^Each row becomes an account without a password/)).toBeVisible();
    await user.upload(screen.getByLabelText('File to import'), new File(['a,b'], 'people.csv'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('2 new, 1 with an account here, 6 not imported')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await user.click(dialog.getByText('Show all 6'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    expect(posted(calls)).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /^Mail each new person/ }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/imports/i1/run', { invites: true }]]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says why a file was refused, and imports nothing', async () => {
    const refused = { statusCode: 413, code: 'TOO_LARGE', message: 'This file is too large to be imported.' };
    const { user } = open({ 'POST /imports': [413, refused] });
    await screen.findByText('Nothing has been imported yet.');
    await user.upload(screen.getByLabelText('File to import'), new File(['x'], 'big.zip'));
    expect(await screen.findByText('This file is too large to be imported.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the last imports, and tries a failed one again', async () => {
    const { calls, user } = open({
      'GET /imports': [200, [FAILED, DONE]],
      'POST /imports/i2/run': [200, { ...DONE, id: 'i2' }],
    });
    expect(await screen.findByText('This file is damaged.')).toBeVisible();
    expect(screen.getByText('Imported')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Import people.csv?' }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(posted(calls)).toEqual([['/imports/i2/run', { invites: false }]]));
  });
});
