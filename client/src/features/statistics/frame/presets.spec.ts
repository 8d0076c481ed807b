import { periodProblem, presetOf, presets } from './presets';

const today = new Date(2026, 10, 21);

describe('The periods to choose from', () => {
  it('are whole years that include today', () => {
    const found = Object.fromEntries(presets(today).map(({ id, from, to }) => [id, `${from} ${to}`]));
    expect(found).toEqual({
      'last-12-months': ' ',
      'this-year': '2026-01-01 2026-11-21',
      'last-year': '2025-01-01 2025-12-31',
      'three-years': '2023-11-22 2026-11-21',
      'five-years': '2021-11-22 2026-11-21',
    });
  });

  it('begin on 1 March if there was no 29 February', () => {
    expect(presets(new Date(2024, 1, 29)).at(-1)?.from).toBe('2019-03-01');
  });

  it('are recognised in an address', () => {
    expect(presetOf({ from: '2025-01-01', to: '2025-12-31' }, today)?.label).toBe('Last year');
    expect(presetOf({ from: '2025-01-01', to: '2025-12-30' }, today)).toBeUndefined();
  });

  it.each([
    ['', '', null],
    ['2026-01-01', '2026-01-01', null],
    ['2026-01-02', '2026-01-01', 'The end date must not be before the start date.'],
    ['yesterday', '', 'Please choose both dates.'],
  ])('from %p to %p: %p', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });
});
