import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endlessLog } from '../../../test/support/analysis/endless-log';
import { exportByMonth } from '../export/by-month/export-by-month';
import { type Analysis, openAnalysis } from './open-analysis';

const EVENTS = 700;

describe('questions about an export', () => {
  let place: string;
  let folder: string;
  let analysis: Analysis;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'quire-analysis-'));
    folder = join(place, "an analyst's export");
    await exportByMonth(endlessLog(EVENTS), { folder, anew: false });
    await writeFile(join(folder, 'secret.txt'), 'a secret');
    await writeFile(join(folder, 'secret.parquet'), await readFile(join(folder, (await parts())[0] ?? '')));
    analysis = await openAnalysis(folder);
  });
  afterAll(async () => {
    analysis.close();
    await rm(place, { recursive: true, force: true });
  });

  const parts = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true })).filter((name) => /part-.*\.parquet$/.test(name));
  /** Why a question is refused; for one that is not, a text that matches nothing. */
  const refusalOf = (sql: string): Promise<string> =>
    analysis.ask(sql).then(
      () => 'answered',
      (failure: Error) => failure.message,
    );
  const hashes = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name);
        found.push(
          `${path} ${createHash('sha256')
            .update(await readFile(path))
            .digest('hex')}`,
        );
      }
    return found.sort();
  };

  it('are answered from all files, with plain values', async () => {
    expect(
      await analysis.ask('SELECT count(*) AS n, max(position) AS last, true AS yes, NULL AS none FROM events'),
    ).toEqual({
      columns: ['n', 'last', 'yes', 'none'],
      rows: [[EVENTS, '00000000000000000699', true, null]],
    });
    const { rows } = await analysis.ask(
      `SELECT min(happened_at), days_between(TIMESTAMP '2026-01-01', TIMESTAMP '2026-01-02 12:00:00'), [1, 2] FROM events`,
    );
    expect(rows).toEqual([['2025-01-01T00:00:00.000Z', 1.5, '[1,2]']]);
    expect((await analysis.ask('FROM events LIMIT 2')).rows).toHaveLength(2);
    expect((await analysis.ask('DESCRIBE articles')).rows.length).toBeGreaterThan(10);
  });

  it('cannot read anything else: no other file, no address, no setting', async () => {
    const server = createServer((_request, response) => response.end('a\n1\n'));
    let calls = 0;
    server.on('connection', () => (calls += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.csv`;
    for (const source of [
      `read_text('/etc/passwd')`,
      `'/etc/passwd'`,
      `read_blob('/proc/self/environ')`,
      `read_csv('/etc/hostname')`,
      `sniff_csv('/etc/passwd')`,
      `glob('/etc/*')`,
      `read_text('${join(place, 'x').replaceAll("'", "''")}')`,
      `read_text('${join(folder, 'secret.txt').replaceAll("'", "''")}')`,
      `read_parquet('${join(folder, 'secret.parquet').replaceAll("'", "''")}')`,
      `read_parquet('${join(folder, '**/*.parquet').replaceAll("'", "''")}')`,
      `read_csv('${url}')`,
      `'${url}'`,
      `query('COPY (SELECT 1) TO ''/tmp/x''')`,
    ])
      expect([source, await refusalOf(`SELECT * FROM ${source}`)]).toEqual([
        source,
        expect.stringMatching(/Cannot access|does not exist|disabled|single SELECT/),
      ]);
    expect(calls).toBe(0);
    server.close();
    expect((await analysis.ask('SELECT * FROM duckdb_secrets()')).rows).toEqual([]);
    await expect(analysis.ask(`SELECT getenv('HOME')`)).rejects.toThrow(/getenv does not exist/);
  });

  it('cannot change anything: no file, no setting, no table, no extension', async () => {
    const before = await hashes();
    const own = join(folder, (await parts())[0] ?? '').replaceAll("'", "''");
    for (const sql of [
      `COPY (SELECT 1 AS a) TO '${join(tmpdir(), 'quire-copied.csv')}'`,
      `COPY (SELECT 1 AS a) TO '${own}' (FORMAT parquet, USE_TMP_FILE false)`,
      `EXPLAIN ANALYZE COPY (SELECT 1 AS a) TO '${own}' (FORMAT parquet, USE_TMP_FILE false)`,
      `INSTALL httpfs`,
      `LOAD httpfs`,
      `ATTACH '${join(tmpdir(), 'quire-attached.db')}'`,
      `EXPORT DATABASE '${join(tmpdir(), 'quire-exported')}'`,
      `SET enable_external_access = true`,
      `SET allowed_directories = ['/']`,
      `CREATE TABLE mine AS SELECT 1`,
      `DROP VIEW events`,
      `CALL pragma_version()`,
    ])
      expect([sql, await refusalOf(sql)]).toEqual([
        sql,
        expect.stringMatching(/Only questions can be asked: SELECT|Cannot access|has been locked/),
      ]);
    await expect(analysis.ask(`PRAGMA enable_profiling='json'`)).rejects.toThrow(/Only questions|locked/);
    expect(await hashes()).toEqual(before);
  });

  it('are asked one at a time, and the error shows where a wrong one fails', async () => {
    await expect(analysis.ask('SELECT 1; SELECT 2')).rejects.toThrow('one question at a time; these are 2');
    await expect(analysis.ask('-- nothing')).rejects.toThrow('There is no question in this text.');
    await expect(analysis.ask('SELECT nothing FROM events')).rejects.toThrow(/"nothing" not found/);
    await expect(analysis.ask('SELEC 1')).rejects.toThrow(/syntax error at or near "SELEC"/);
  });

  it('use tables of which every column is explained', async () => {
    const { rows: tables } = await analysis.ask('SELECT "table", about FROM tables');
    expect(tables.map(([name]) => name)).toEqual([
      ...['events', 'statuses', 'decisions', 'articles', 'review_requests', 'answers', 'reminders'],
    ]);
    for (const [name] of tables) {
      const described = (await analysis.ask(`SELECT column_name FROM (DESCRIBE ${String(name)})`)).rows;
      const explained = (await analysis.ask(`SELECT "column" FROM columns WHERE "table" = '${String(name)}'`)).rows;
      expect([name, described]).toEqual([name, explained]);
    }
  });

  it('report a missing folder, a damaged one, and the export of an empty log', async () => {
    await expect(openAnalysis(join(place, 'none'))).rejects.toThrow(
      /none holds no export of events\. Make it first: npm run events -- export --by-month/,
    );
    const empty = join(place, 'empty');
    await exportByMonth(endlessLog(0), { folder: empty, anew: false });
    const opened = await openAnalysis(empty);
    expect((await opened.ask('SELECT count(*) FROM review_requests')).rows).toEqual([[0]]);
    opened.close();
    const damaged = join(place, 'damaged');
    await exportByMonth(endlessLog(10), { folder: damaged, anew: false });
    await writeFile(join(damaged, 'month=2025-01/part-000001.parquet'), 'short');
    await expect(openAnalysis(damaged)).rejects.toThrow(/part-000001.parquet has been changed/);
    await writeFile(join(damaged, 'manifest.json'), '{"files": [{"name": "/etc/passwd"}]}');
    await expect(openAnalysis(damaged)).rejects.toThrow(/manifest.json is damaged, or of another release/);
  });
});
