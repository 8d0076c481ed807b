/** @isolated: it replaces the function that saves files. */
import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewersOfYear, ReviewerThanks } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { printText } from '../../../shared/download/print-text';
import { saveFile } from '../../../shared/download/save-file';

jest.mock('../../../shared/download/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../../shared/download/print-text', () => ({ printText: jest.fn() }));

const LIST: ReviewersOfYear = {
  ...{ years: [2025, 2023], year: 2025, total: 2, reviewers: 3, reviews: 6, named: 1 },
  items: [
    { id: 'p1', name: 'van der Berg, Jan', institute: 'AMC', reviews: 4, naming: 'NAME_AND_INSTITUTE' },
    { id: 'p2', name: 'Quiet, Quentin', institute: null, reviews: 1, naming: 'NO' },
  ],
};
const THANKS: ReviewerThanks = {
  year: 2025,
  people: [
    { firstName: 'Jan', lastName: 'van der Berg', institute: 'AMC' },
    { firstName: '=Zoë', lastName: 'Åberg', institute: null },
  ],
  others: 2,
};

function open(list: ReviewersOfYear = LIST, answers: Answers = {}, path = '/reviewersOfYear') {
  const me = person('editor');
  const calls = answerWith({
    ...{ 'GET /user': [200, me], 'GET /reviewers-of-year': [200, list] },
    ...{ 'GET /reviewers-of-year/thanks': [200, THANKS], ...answers },
  });
  const asked = (of: string) => calls.filter((call) => call.path === of).map(({ query }) => Object.fromEntries(query));
  return { asked, ...renderApp(path, { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The reviewers of a year', () => {
  it('are listed with their reviews and their choice, and link to their pages', async () => {
    const { asked } = open();
    const row = within(await screen.findByRole('row', { name: /van der Berg/ }));
    expect(row.getByText('Named with institute')).toBeInTheDocument();
    expect(row.getByRole('link')).toHaveAttribute('href', '/people/p1');
    expect(screen.getByText(/^3 reviewers, 6 reviews; 1 reviewer is named/)).toBeInTheDocument();
    expect(asked('/reviewers-of-year')).toEqual([{ page: '0', size: '50', sort: 'name', q: '' }]);
    expect(asked('/reviewers-of-year/thanks')).toEqual([]);
  });

  it('are of another year when it is chosen', async () => {
    const { user, asked, router } = open();
    await screen.findByRole('option', { name: '2023' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2023');
    await waitFor(() => expect(asked('/reviewers-of-year').at(-1)).toMatchObject({ year: '2023', page: '0' }));
    expect(router.state.location.search).toBe('?year=2023');
  });

  it('do not show the rows of another year while those of the chosen one cannot be loaded', async () => {
    let isAway = false;
    const away = { statusCode: 503, code: 'UNAVAILABLE', message: 'The journal is away.' };
    const { user } = open(LIST, { 'GET /reviewers-of-year': () => (isAway ? [503, away] : [200, LIST]) });
    await screen.findByRole('row', { name: /van der Berg/ });
    isAway = true;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2023');
    expect(await screen.findByText('The journal is away.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2023');
    expect(screen.queryByRole('row', { name: /van der Berg/ })).toBeNull();
    isAway = false;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    expect(await screen.findByRole('row', { name: /van der Berg/ })).toBeInTheDocument();
  });

  it('ignore an address that names no year', async () => {
    const { asked } = open(LIST, {}, '/reviewersOfYear?year=soon');
    await screen.findByRole('row', { name: /Quiet/ });
    expect(asked('/reviewers-of-year')[0]).not.toHaveProperty('year');
  });

  it('say that there are none, without a list to print', async () => {
    open({ ...LIST, years: [], items: [], total: 0, reviewers: 0, reviews: 0, named: 0 });
    expect(await screen.findByText('No reviews count in this year yet.')).toBeInTheDocument();
    for (const name of ['Copy as text', 'CSV', 'Print']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('are copied with the names of the people who agreed, and the number of the others', async () => {
    const { user, asked } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await screen.findByRole('row', { name: /Quiet/ });
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await screen.findAllByText('Copied.');
    expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      ...['Reviewers of Test Journal in 2025', '', 'van der Berg, Jan – AMC', 'Åberg, =Zoë'],
      'and 2 others who are not named here',
    ]);
    expect(asked('/reviewers-of-year/thanks')).toEqual([{ year: '2025' }]);
  });

  it('are saved for spreadsheets, without formulas', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /Quiet/ });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'reviewers-2025.csv'));
    const [blob] = jest.mocked(saveFile).mock.calls.at(-1) ?? [];
    expect(blob && (await blob.text()).replace('\ufeff', '')).toBe(
      "Last name,First name,Institute\r\nvan der Berg,Jan,AMC\r\nÅberg,'=Zoë,\r\n",
    );
  });

  it('are printed alone', async () => {
    const { user } = open(LIST, { 'GET /reviewers-of-year/thanks': [200, { ...THANKS, people: [], others: 1 }] });
    await screen.findByRole('row', { name: /Quiet/ });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() =>
      expect(printText).toHaveBeenCalledWith('Reviewers of Test Journal in 2025', ['1 reviewer who is not named here']),
    );
  });

  it('show the error when the list cannot be loaded', async () => {
    const problem = { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' };
    const { user } = open(LIST, { 'GET /reviewers-of-year/thanks': [503, problem] });
    await screen.findByRole('row', { name: /Quiet/ });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
  });
});
