import { screen, waitFor, within } from '@testing-library/react';
import { DECISIONS } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { ASSOCIATES, JOURNAL, REVIEWERS } from '../../../test/statistics';

const saved: { blob: Blob; name: string }[] = [];

/** Replaces the browser's downloads, which jsdom does not implement. */
beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length)) - 1];
    if (blob) saved.push({ blob, name: this.download });
  });
});

function open(path: string, answers: Answers = {}) {
  const user = person('editor');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/editor/reviewers-stats': [200, REVIEWERS],
    'GET /article/editor/associates-stats': [200, ASSOCIATES],
    'GET /article/editor/journal-stats': [200, JOURNAL],
    ...answers,
  });
  const asked = (call: string) =>
    calls.filter((one) => one.path.endsWith(call)).map(({ query }) => Object.fromEntries(query));
  return { asked, ...renderApp(path, { session: sessionOf(user) }) };
}

/** A cell's text without the column heading that narrow screens show. */
const cellOf = (row: HTMLElement, column: number): string =>
  within(row).getAllByRole('cell')[column]?.lastChild?.textContent ?? '';

afterEach(() => jest.restoreAllMocks());

describe('Reviewer statistics', () => {
  it('show days with two decimals, parts as whole percentages, and a dash without a value', async () => {
    open('/reviewersStatistics');
    const table = await screen.findByRole('table', { name: 'Reviewer statistics' });
    const [, row] = within(table).getAllByRole('row');
    if (!row) throw new Error('No row');
    expect([2, 4, 5, 6, 7, 8, 9, 10, 11].map((column) => cellOf(row, column))).toEqual([
      'Junior',
      '3',
      '2.01',
      '2',
      '1',
      '1',
      '33%',
      '4',
      '–',
    ]);
    expect(row).toHaveTextContent(`${'x'.repeat(99)}…`);
    expect(screen.getByText('25%')).toBeInTheDocument();
  });

  it('explain each column by a button', async () => {
    const { user } = open('/reviewersStatistics');
    await user.click(await screen.findByLabelText("What 'Average rating' means", { selector: 'th button' }));
    const explanations = await screen.findAllByText(/Mean of the editors’ ratings/);
    expect(explanations.some((one) => one.closest('dl') === null)).toBe(true);
  });

  it('request the period, order and words of the address, and keep a chosen period in it', async () => {
    const { asked, user, router } = open(
      '/reviewersStatistics?from=2025-01-01&to=2025-12-31&sort=-refused&q=ro&page=2',
    );
    await screen.findByRole('table', { name: 'Reviewer statistics' });
    const words = { from: '2025-01-01', to: '2025-12-31', sort: '-refused', q: 'ro' };
    expect(asked('reviewers-stats')[0]).toEqual({ ...words, page: '1', size: '50' });
    await user.selectOptions(screen.getByLabelText('Period', { selector: 'select' }), 'Last 12 months');
    await waitFor(() =>
      expect(asked('reviewers-stats')).toContainEqual({ sort: '-refused', q: 'ro', page: '0', size: '50' }),
    );
    expect(router.state.location.search).toBe('?sort=-refused&q=ro');
    // The chart always shows the reviewers with the most assignments, independent of the rows in the table.
    expect(asked('reviewers-stats')).toContainEqual({ sort: '-assignments', q: 'ro', page: '0', size: '20' });
  });

  it('are saved as CSV with all their rows, and no cell is a formula for a spreadsheet', async () => {
    const { asked, user } = open('/reviewersStatistics');
    await screen.findByRole('table', { name: 'Reviewer statistics' });
    await user.click(screen.getByText('CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked('reviewers-stats').at(-1)).toMatchObject({ page: '0', size: '10000' });
    const [{ blob, name } = { blob: null, name: '' }] = saved;
    expect(name).toBe('reviewers-statistics-2025-11-22-2026-11-21.csv');
    const bytes = new Uint8Array(await new Response(blob).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain("Rosa,'=Rossi(),");
  });

  it('send no request while the period ends before it begins', async () => {
    const { asked } = open('/reviewersStatistics?from=2026-02-01&to=2026-01-01');
    expect(await screen.findByText('The end date must not be before the start date.')).toBeInTheDocument();
    expect(asked('reviewers-stats')).toEqual([]);
  });

  it('offer a retry after an error', async () => {
    open('/reviewersStatistics', {
      'GET /article/editor/reviewers-stats': [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }],
    });
    expect(await screen.findByText('Try again')).toBeInTheDocument();
  });
});

describe('Associate statistics', () => {
  it('show count and percentage of each of the eight outcomes, and the total', async () => {
    open('/associateStatistics');
    const table = await screen.findByRole('table', { name: 'Associate statistics' });
    const [, row] = within(table).getAllByRole('row');
    if (!row) throw new Error('No row');
    expect(within(row).getAllByRole('cell')).toHaveLength(4 + DECISIONS.length + 1);
    expect([2, 3, 10, 12].map((column) => cellOf(row, column))).toEqual(['2', '4.00', '2 (100%)', '2']);
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveTextContent('10 rows');
    const chart = screen.getByRole('figure', { name: 'Outcomes by associate editor' });
    expect(within(chart).getByRole('listitem')).toHaveTextContent('Bauer, I.Accepted: 22 decisions');
  });

  it('are fetched as PDF with the period of the page', async () => {
    const { asked, user } = open('/associateStatistics?from=2025-01-01&to=2025-12-31', {
      'GET /article/editor/associates-stats.pdf': [200, {}],
    });
    await screen.findByRole('table', { name: 'Associate statistics' });
    await user.click(screen.getByText('PDF'));
    await waitFor(() => expect(saved.at(-1)?.name).toBe('associates-statistics-2025-11-22-2026-11-21.pdf'));
    expect(asked('associates-stats.pdf')).toEqual([{ from: '2025-01-01', to: '2025-12-31' }]);
  });
});

describe('Journal statistics', () => {
  it('show rate, median and quartiles, the months, and where articles wait', async () => {
    open('/statistics?type=2');
    expect(await screen.findByText('33%')).toBeInTheDocument();
    expect(screen.getByText('20.5 days')).toBeInTheDocument();
    expect(screen.getByText('Half of 3 articles between 10 and 31 days')).toBeInTheDocument();
    expect(screen.getByText('No article to measure')).toBeInTheDocument();
    expect(await screen.findByText('Oct 26 Nov 26; Submissions: 2 3 submissions')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Where articles wait now' });
    expect(within(table).getByText('New article')).toBeInTheDocument();
    expect(within(table).getByText('9')).toBeInTheDocument();
  });

  it('are of one type if one is chosen', async () => {
    const { asked, user } = open('/statistics');
    await screen.findByText('33%');
    await user.selectOptions(screen.getByLabelText('Article type'), 'Case reports');
    await waitFor(() => expect(asked('journal-stats').at(-1)).toEqual({ type: '3' }));
  });

  it('say so if there are no articles', async () => {
    const nothing = {
      ...JOURNAL,
      submissions: 0,
      accepted: 0,
      rejected: 0,
      acceptanceRate: null,
      statusNow: [],
      waiting: [],
    };
    open('/statistics', { 'GET /article/editor/journal-stats': [200, nothing] });
    expect(await screen.findAllByText('Nothing was submitted in this period.')).toHaveLength(2);
    expect(screen.getByText('No articles are waiting.')).toBeInTheDocument();
  });
});
