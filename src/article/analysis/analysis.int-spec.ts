import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../../test/support/log-proof/run-script';
import { projectRoot } from '../../platform/project-root';
import { analysisOrder } from './analysis-words';
import { runNotebook } from './notebook';
import type { Answer } from './open-analysis';
import { shownAnswer } from './show-answer';

const ANSWER: Answer = {
  columns: ['name', 'days'],
  rows: [
    ['=a|b\nc', 1.23456],
    [null, null],
    ['d', 12],
  ],
};

describe('the words of `analyse`', () => {
  it('ask a question with options, or run a notebook', () => {
    expect(analysisOrder(['select 1'])).toEqual({ folder: null, task: { sql: 'select 1' }, format: 'table' });
    expect(analysisOrder(['--folder', 'x', '--format=csv', 'from events'])).toEqual({
      ...{ folder: 'x', task: { sql: 'from events' }, format: 'csv' },
    });
    expect(analysisOrder(['--notebook', 'a.md', '--write'])).toMatchObject({ task: { notebook: 'a.md', write: true } });
  });

  it.each([
    [[], 'Write a question.'],
    [[' '], 'Write a question.'],
    [['select', '1'], 'Put the question into one pair of quotation marks.'],
    [['select 1', '--format', 'xml'], '--format must be table, csv, json.'],
    [['select 1', '--folder', ''], '--folder must name a folder.'],
    [['select 1', '--write'], '--write belongs to --notebook.'],
    [['select 1', '--notebook', 'a.md'], 'not both'],
    [['--notebook', 'a.md', '--format', 'csv'], 'leave out --format'],
    [['--notebook', ''], '--notebook must name a file.'],
    [['--out', 'x'], "Unknown option '--out'"],
  ])('%j are refused with a reason and the usage', (words, reason) => {
    expect(() => analysisOrder(words)).toThrow(reason);
    expect(() => analysisOrder(words)).toThrow('Usage: npm run -s analyse');
  });
});

describe('an answer', () => {
  it('is a Markdown table with right-aligned numbers', () => {
    expect(shownAnswer(ANSWER, 'table')).toBe(
      '| name    |  days |\n| ------- | ----: |\n| =a\\|b c | 1.235 |\n|         |       |\n| d       |    12 |\n',
    );
    const long = { columns: ['n'], rows: Array.from({ length: 600 }, (_none, n) => [n]) };
    expect(shownAnswer(long, 'table')).toMatch(/The first 500 of 600 rows; --format csv has all\.\n$/);
  });

  it('as CSV or JSON has every row and digit', () => {
    expect(shownAnswer(ANSWER, 'csv')).toBe(`\ufeffname,days\r\n"'=a|b\nc",1.23456\r\n,\r\nd,12\r\n`);
    expect(JSON.parse(shownAnswer(ANSWER, 'json'))).toEqual([
      ...[
        { name: '=a|b\nc', days: 1.23456 },
        { name: null, days: null },
      ],
      { name: 'd', days: 12 },
    ]);
  });
});

describe('a notebook', () => {
  const page = 'Text\n\n```sql\nselect 1\n```\n\nMore\n\n```js\n1\n```\n\n```sql\nselect 2\n```\n';
  const answers = async (sql: string): Promise<Answer> => ({ columns: ['sql'], rows: [[sql.trim()]] });

  it('has each result after its block, and only once however often it runs', async () => {
    const once = await runNotebook(page, { ask: answers });
    expect(once).toContain(
      '```\n\n<!-- result -->\n\n| sql      |\n| -------- |\n| select 1 |\n\n<!-- end of the result -->\n\nMore',
    );
    expect(await runNotebook(once, { ask: answers })).toBe(once);
    expect(once.replaceAll(/\n<!-- result -->[^]*?<!-- end of the result -->\n/g, '')).toBe(page);
  });

  it('names the line of a question that cannot be answered', async () => {
    const ask = (sql: string): Promise<Answer> =>
      sql.includes('2') ? Promise.reject(new Error('no such table')) : answers(sql);
    await expect(runNotebook(page, { ask })).rejects.toThrow('The question in line 13: no such table');
    await expect(runNotebook('Text', { ask })).rejects.toThrow('The notebook has no block of SQL');
  });
});

describe('`npm run analyse`', () => {
  const place = mkdtempSync(join(tmpdir(), 'quire-analyse-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const run = (...words: string[]) => {
    const program = join(projectRoot(), 'src/article/analysis/cli.ts');
    const register = join(projectRoot(), 'scripts/swc-register.cjs');
    return runScript(['--require', register, program, ...words], { DATA_DIR: place, INIT_CWD: place });
  };

  it('exits with 2 for wrong arguments and with 1 for a missing export, and says why', async () => {
    const [wrong, missing, notebook] = await Promise.all([
      run('select 1', '--format', 'xml'),
      run('select 1'),
      run('--notebook', 'none.md'),
    ]);
    expect(wrong).toEqual({ code: 2, text: expect.stringContaining('--format must be') as string });
    expect(missing).toEqual({
      code: 1,
      text: `${join(place, 'analysis')} holds no export of events. Make it first: npm run events -- export --by-month [--out FOLDER]\n`,
    });
    expect(notebook).toEqual({ code: 1, text: expect.stringContaining('The notebook cannot be read') as string });
  });
});
