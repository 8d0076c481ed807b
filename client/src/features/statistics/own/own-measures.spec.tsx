import { screen, within } from '@testing-library/react';
import { type OwnMeasures, VEIL_MESSAGES } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const NONE: OwnMeasures = { computedAt: null, running: false, walled: false, authorsHidden: false, measures: [] };
const POOL = {
  ...{ name: 'pool', title: 'Reviewer pool', definition: 'All requests.', problem: null, rows: 250 },
  table: {
    columns: [
      { label: 'Reviewer' },
      { label: 'Requests', unit: 'count' as const },
      { label: 'Rate', unit: 'percent' as const },
    ],
    rows: [
      ['Ada Lovelace', 1_200, 87.5],
      ['Ada Lovelace', 3, null],
    ],
    chart: { names: 0, values: [1] },
  },
};
const BROKEN = { name: 'broken.cjs', title: 'broken.cjs', definition: '', problem: 'No begin', rows: 0, table: null };

function open(measures: OwnMeasures, answers: Answers = {}) {
  const me = person('editor');
  const calls = answerWith({ 'GET /user': [200, me], 'GET /own-measures': [200, measures], ...answers });
  return { calls, ...renderApp('/ownMeasures', { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('Custom measures', () => {
  it('are computed by the button, once', async () => {
    const { calls, user } = open(NONE, { 'POST /own-measures/compute': [202, null] });
    expect(await screen.findByText(/have not been computed yet/)).toBeInTheDocument();
    await user.click(screen.getByText('Compute now'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/own-measures/compute']);
  });

  it('show that they are being computed', async () => {
    open({ ...NONE, running: true });
    expect((await screen.findByText('Computing…')).closest('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('show definition, chart and table, and the problem with a file', async () => {
    open({ ...NONE, computedAt: '2026-11-22T03:23:00Z', measures: [POOL, BROKEN] });
    const table = within(await screen.findByRole('table', { name: 'Reviewer pool' }));
    expect(table.getByText('1,200')).toBeInTheDocument();
    expect(table.getByText('87.5 %')).toBeInTheDocument();
    expect(screen.getByRole('figure', { name: 'Reviewer pool' })).toHaveTextContent('Ada Lovelace (2)');
    expect(screen.getByText('All requests.')).toBeInTheDocument();
    expect(screen.getByText('The first 2 of 250 rows. The CSV file has all of them.')).toBeInTheDocument();
    expect(screen.getByText('No begin')).toBeInTheDocument();
    expect(screen.getAllByText('CSV')).toHaveLength(1);
  });

  it('are not shown to an author of an article here', async () => {
    open({ ...NONE, walled: true });
    expect(await screen.findByText(/One of them is your own/)).toBeInTheDocument();
  });

  it('are not shown, and cannot be computed, while the authors of a manuscript are hidden', async () => {
    open({ ...NONE, authorsHidden: true });
    expect(await screen.findByText(VEIL_MESSAGES.measures)).toBeInTheDocument();
    expect(screen.queryByText('Compute now')).not.toBeInTheDocument();
  });
});
