import { PassThrough } from 'node:stream';
import { EVENT_TYPES } from '../domain/event-types';
import { runCommand } from './commands';
import { exportOrder } from './export-words';

const order = (...words: string[]): unknown => exportOrder(['export', ...words], EVENT_TYPES);

describe('the words of the export', () => {
  it('are parsed', () => {
    const words = [
      '--format',
      'parquet',
      '--types',
      'NoteAdded, MailSent',
      '--since',
      '2026-01-01',
      '--out',
      'x.parquet',
    ];
    expect(order(...words)).toEqual({
      format: 'parquet',
      types: new Set(['NoteAdded', 'MailSent']),
      since: Date.UTC(2026, 0, 1),
      until: null,
      out: 'x.parquet',
    });
  });

  it.each([
    [[], /^Say what to do\.\nUsage: npm run events -- COMMAND/],
    [['--help'], /^Say what to do\./],
    [['cpy', '--to', 'embedded'], /^There is no command 'cpy'\..* export .* verify .* copy .* accept .* encrypt /s],
    [['export', 'now', '--format', 'ndjson'], /^'export' has no other words\.\nUsage: npm run events -- export/],
    [['export'], /--format must be ndjson or parquet/],
    [['export', '--format', 'csv'], /--format must be/],
    [['export', '--format', 'ndjson', '--type', 'x'], /Unknown option '--type'/],
    [['export', '--format', 'ndjson', '--types', 'DecisionRecorded,Nothing'], /'Nothing'.*ArticleSubmitted/],
    [['export', '--format', 'ndjson', '--since', 'yesterday'], /--since must be a day/],
    [['export', '--format', 'ndjson', '--until', '2026-02-31T99:00Z'], /--until must be a day/],
    [['export', '--format', 'ndjson', '--since', '2026-02-01', '--until', '2026-01-01'], /before --until/],
    [['export', '--format', 'ndjson', '--out', ''], /--out must name a file/],
    [['export', '--format', 'parquet'], /say where/],
  ])('%j are refused with the possible words', async (words, message) => {
    let messages = '';
    const untouched = {
      readAll: () => {
        throw new Error('nothing is to be read');
      },
    };
    const context = { store: untouched, types: EVENT_TYPES, output: new PassThrough(), folder: '.' };
    expect(await runCommand({ ...context, report: (line) => void (messages += line) }, words)).toBe(2);
    expect(messages).toMatch(message);
  });
});
