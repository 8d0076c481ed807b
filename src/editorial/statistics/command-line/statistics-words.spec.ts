import { askedOf, InvalidArguments, statisticsOrder } from './statistics-words';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const asked = (line: string, timeZone = 'UTC') => askedOf(statisticsOrder(line.split(' ')), NOW, timeZone);

describe('the words of the statistics', () => {
  it('contain all three reports of the last 12 months by default', () => {
    const order = statisticsOrder(['--format', 'json']);
    expect(order).toMatchObject({ format: 'json', reports: ['reviewers', 'associates', 'journal'], typeId: null });
    expect(asked('--format csv')).toMatchObject({ period: { from: '2025-06-16', to: '2026-06-15' }, asOf: NOW });
  });

  it('count days on the calendar of the journal, the last one included', () => {
    expect(asked('--format csv --from 2026-01-01 --to 2026-01-31', 'Asia/Tokyo')).toMatchObject({
      from: new Date('2025-12-31T15:00:00.000Z'),
      until: new Date('2026-01-31T15:00:00.000Z'),
    });
  });

  it('use a day of --as-of in full, today up to now, and a moment as it is', () => {
    expect(asked('--format csv --as-of 2026-03-28', 'Europe/Amsterdam').asOf).toEqual(
      new Date('2026-03-28T22:59:59.999Z'),
    );
    expect(asked('--format csv --as-of 2026-06-15').asOf).toEqual(NOW);
    const moment = '2026-03-28T10:00:00+01:00';
    expect(asked(`--format csv --as-of ${moment}`).asOf).toEqual(new Date(moment));
    expect(asked('--format csv --as-of 2026-03-28').period).toEqual({ from: '2025-03-29', to: '2026-03-28' });
  });

  it.each([
    ['', '--format must be csv or json'],
    ['--format xml', '--format must be csv or json'],
    ['--format csv --report editors', '--report must be reviewers, associates, journal'],
    ['--format csv --type 4', '--type must be the number of an article type: 1 (Review)'],
    ['--format csv --colour red', "Unknown option '--colour'"],
    ['--format csv 2026', "Unexpected argument '2026'"],
    ['--format csv --out=', '--out must name a file'],
    ['--format csv --from 2026-02-30', "--from: '2026-02-30' is not a day"],
    ['--format csv --to yesterday', "--to: 'yesterday' is not a day"],
    ['--format csv --from 2026-03-02 --to 2026-03-01', '--from: The end date must not be before the start date'],
    ['--format csv --from 1901-01-01 --to 2026-01-01', '--from: The period must not be longer'],
    ['--format csv --as-of 2026-06-16', '--as-of: The day must not lie in the future'],
    ['--format csv --as-of 0026-06-16', '--as-of: The day must lie between the years 1900 and 2999'],
  ])("refuse '%s' with a reason", (line, reason) => {
    const words = line.split(' ').filter(Boolean);
    expect(() => askedOf(statisticsOrder(words), NOW, 'UTC')).toThrow(InvalidArguments);
    expect(() => askedOf(statisticsOrder(words), NOW, 'UTC')).toThrow(reason);
  });
});
