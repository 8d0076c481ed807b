import { byMonthWords, isByMonth } from './by-month-words';

describe('the words of an export by month', () => {
  it('name the folder, or leave it to DATA_DIR', () => {
    expect(byMonthWords(['export', '--by-month'])).toEqual({ out: null, anew: false });
    expect(byMonthWords(['export', '--format', 'parquet', '--by-month', '--out', 'x', '--anew'])).toEqual({
      ...{ out: 'x', anew: true },
    });
    expect([isByMonth(['export', '--by-month']), isByMonth(['export', '--format', 'parquet'])]).toEqual([true, false]);
  });

  it.each([
    [['--by-month'], 'Usage: npm run events -- COMMAND'],
    [['export', 'now', '--by-month'], 'Usage: npm run events -- export --by-month'],
    [['export', '--by-month', '--format', 'ndjson'], 'With --by-month the format is parquet.'],
    [['export', '--by-month', '--types', 'NoteAdded'], 'leave out --types'],
    [['export', '--by-month', '--since', '2026-01-01'], 'leave out --since'],
    [['export', '--by-month', '--until', '2026-01-01'], 'leave out --until'],
    [['export', '--by-month', '--out', ''], '--out must name a folder.'],
    [['export', '--by-month', '--month', '1'], "Unknown option '--month'"],
  ])('%j are refused with a reason', (words, reason) => {
    expect(() => byMonthWords(words)).toThrow(reason);
  });
});
