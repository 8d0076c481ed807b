import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Request, Response } from 'express';
import { NOT_UP_TO_DATE_HEADER } from '../../contracts';
import { isCausedByRebuild, noteOutdatedReads, noteRead, OutdatedReads, withoutRecordingReads } from './outdated-reads';

const SRC = join(__dirname, '..', '..');
const CARD = 'SELECT * FROM rm.article_card c JOIN app.users u ON true';
const LACKING = Object.assign(new Error('column does not exist'), { code: '42703' });

/** Runs work as one request, and returns the header of its response. */
function inRequest(outdated: OutdatedReads, work: () => void): string | undefined {
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string): void => void headers.set(name, value);
  noteOutdatedReads(outdated)({} as Request, { headersSent: false, setHeader } as unknown as Response, work);
  return headers.get(NOT_UP_TO_DATE_HEADER);
}

describe('reads of read models', () => {
  const early = new Date('2026-03-01T09:00:00.000Z');
  const late = new Date('2026-03-01T10:00:00.000Z');
  let outdated: OutdatedReads;
  beforeEach(() => {
    outdated = new OutdatedReads();
    outdated.replace(
      new Map([
        ['rm.article_card', { since: late, fits: true }],
        ['rm.todo_list', { since: early, fits: true }],
        ['rm.article_log', { since: null, fits: true }],
        ['rm.email_log', { since: undefined, fits: false }],
      ]),
    );
  });

  it('mark the response if one of them is not up to date, with the longest gap', () => {
    expect(inRequest(outdated, () => noteRead(CARD))).toBe(late.toISOString());
    expect(inRequest(outdated, () => noteRead('SELECT FROM rm.article_log'))).toBe('unknown');
    const all = 'SELECT FROM rm.article_log, rm.article_card, rm.todo_list';
    expect(inRequest(outdated, () => noteRead(all))).toBe(early.toISOString());
  });

  it('mark nothing for other tables, up-to-date tables, reads that only decide, and outside of requests', () => {
    expect(inRequest(outdated, () => noteRead('SELECT FROM app.users'))).toBeUndefined();
    expect(inRequest(outdated, () => noteRead('SELECT FROM rm.article_files'))).toBeUndefined();
    expect(inRequest(outdated, () => noteRead('SELECT FROM rm.email_log'))).toBeUndefined();
    expect(inRequest(outdated, () => withoutRecordingReads(() => noteRead(CARD)))).toBeUndefined();
    expect(() => noteRead(CARD)).not.toThrow();
  });

  it('explain a failure only by a table of another release, or by a missing column or table', () => {
    const found: boolean[] = [];
    const look = (sql: string, failure: unknown): void =>
      void inRequest(outdated, () => {
        noteRead(sql);
        found.push(isCausedByRebuild(failure));
      });
    look('SELECT FROM rm.email_log', new TypeError('x is undefined'));
    look(CARD, LACKING);
    look(CARD, new TypeError('x is undefined'));
    look('SELECT FROM app.users', LACKING);
    expect([...found, isCausedByRebuild(LACKING)]).toEqual([true, true, false, false, false]);
  });

  it('notify when one is up to date again, and not when another one falls behind', () => {
    const listener = jest.fn();
    const leave = outdated.onRecovered(listener);
    outdated.replace(new Map([['rm.article_card', { since: late, fits: true }]]));
    expect(listener).toHaveBeenCalledTimes(1);
    outdated.replace(
      new Map([...['rm.article_card', 'rm.todo_list'].map((name) => [name, { since: late, fits: true }] as const)]),
    );
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    outdated.replace(new Map());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are recorded wherever they are made for a response', () => {
    const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/spec\.ts$/.test(entry.name))
      .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
    const own = files.filter((file) => /[pP]ool\.connect\(/.test(readFileSync(join(SRC, file), 'utf8')));
    // Not for a response: the platform's own work, an export to files, and the command line.
    const forAnswers = own.filter((file) => !/^platform\/|^article\/export\/|\/command-line\//.test(file));
    expect(forAnswers).toEqual(['editorial/search/read-search.ts']);
  });
});
