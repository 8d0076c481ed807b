import { anEvent, countingProjection, ReadModelBench, until } from '../../../test/support/database/read-models';
import { runCommand } from '../commands';
import type { Projection } from '../projection';
import { BUILD_SCHEMA, VERIFY_SCHEMA } from '../schema';
import { Rebuilder } from './rebuild';

describe('a rebuild', () => {
  let bench: ReadModelBench;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
  });
  afterEach(() => bench.close());

  const rebuild = (...projections: Projection[]) =>
    new Rebuilder({ pool: bench.pool, store: bench.store }).rebuild(() => projections);

  it('restores lost and damaged rows, and changes nothing else', async () => {
    const projections = [countingProjection('one'), countingProjection('two')];
    const runner = await bench.run(...projections);
    await runner.waitFor(await bench.count('a', 5), 60_000);
    await bench.rows('UPDATE rm.count_one SET total = 99');
    await bench.rows('UPDATE rm.count_two SET total = 77');
    await rebuild(countingProjection('one'));
    expect([await bench.total('one', 'a'), await bench.total('two', 'a')]).toEqual([5, 77]);
    await runner.waitFor(await bench.count('a'), 60_000);
    expect([await bench.total('one', 'a'), await bench.total('two', 'a')]).toEqual([6, 78]);
  });

  it('never lets a reader see an empty table, an old total or an error while events come in', async () => {
    const projections = [countingProjection('one'), countingProjection('two')];
    const runner = await bench.run(...projections);
    await runner.waitFor(await bench.count('a', 500), 60_000);
    let over = false;
    let written = 500;
    const writing = (async () => {
      while (!over) {
        const position = await bench.append('a', anEvent('Counted', {}));
        await runner.waitFor(position, 60_000);
        written += 1;
        const sql = 'SELECT o.total AS one, t.total AS two FROM rm.count_one o JOIN rm.count_two t USING (key)';
        expect(await bench.rows(sql)).toEqual([{ one: written, two: written }]);
      }
    })();
    const reading = (async () => {
      let seen = 0;
      while (!over) {
        const total = await bench.total('one', 'a');
        expect(total).toBeGreaterThanOrEqual(seen);
        seen = total ?? 0;
      }
    })();
    for (let times = 0; times < 8; times += 1) await rebuild(...projections);
    over = true;
    await Promise.all([writing, reading]);
    expect(written).toBeGreaterThan(500);
    expect(await bench.total('two', 'a')).toBe(written);
    expect(await bench.problemOf(runner)).toBeNull();
  });

  it('brings back a stopped projection', async () => {
    const runner = await bench.run(countingProjection('good'), countingProjection('bad'));
    await runner.waitFor(await bench.append('a', anEvent('Counted', { poison: 'bad' })), 60_000);
    await until(async () => (await bench.problemOf(runner)) !== null, 'the stop');
    const repaired = { ...countingProjection('good'), name: 'bad', tables: [] as string[], create: () => '' };
    repaired.apply = async () => undefined;
    await rebuild(repaired);
    expect(await bench.problemOf(runner)).toBeNull();
  });

  it('that meets a poison event leaves the live rows as they were', async () => {
    const runner = await bench.run(countingProjection('bad'));
    await runner.waitFor(await bench.count('a', 2), 60_000);
    await runner.waitFor(await bench.append('a', anEvent('Counted', { poison: 'bad' })), 60_000);
    await expect(rebuild(countingProjection('bad'))).rejects.toThrow('what is this?');
    expect(await bench.total('bad', 'a')).toBe(2);
  });

  it('removes the remains of a killed rebuild', async () => {
    await bench.run(countingProjection('one'));
    await bench.rows(`CREATE SCHEMA ${BUILD_SCHEMA}`);
    await bench.rows(`CREATE TABLE ${BUILD_SCHEMA}.count_one (leftover integer)`);
    await bench.count('a', 2);
    await rebuild(countingProjection('one'));
    expect(await bench.total('one', 'a')).toBe(2);
    expect(await bench.rows('SELECT 1 FROM pg_namespace WHERE nspname = $1', [BUILD_SCHEMA])).toEqual([]);
  });
});

describe('the projections command', () => {
  let bench: ReadModelBench;
  let printed: string[];
  const projections = [countingProjection('one'), countingProjection('two')];
  beforeEach(async () => {
    bench = await ReadModelBench.create();
    printed = [];
  });
  afterEach(() => bench.close());

  const run = (...words: string[]): Promise<number> => {
    const { pool, store } = bench;
    return runCommand({ pool, store, projections, print: (line) => void printed.push(line) }, words);
  };
  const filled = async (): Promise<void> => {
    const runner = await bench.run(...projections);
    await runner.waitFor(await bench.count('a', 3), 60_000);
    await runner.waitFor(await bench.count('b', 1), 60_000);
  };

  it('verifies that nothing differs, and leaves nothing behind', async () => {
    await filled();
    expect(await run('verify')).toBe(0);
    expect(printed.join('\n')).toContain('No difference');
    expect(await bench.rows('SELECT 1 FROM pg_namespace WHERE nspname = $1', [VERIFY_SCHEMA])).toEqual([]);
  });

  it.each([
    ['a changed row', `UPDATE rm.count_one SET total = 4 WHERE key = 'a'`, 1, 1],
    ['a lost row', `DELETE FROM rm.count_one WHERE key = 'b'`, 1, 0],
    ['a row that nothing gave', `INSERT INTO rm.count_one VALUES ('c', 1)`, 0, 1],
  ])('finds %s', async (_what, sql, missing, surplus) => {
    await filled();
    await bench.rows(sql);
    expect(await run('verify')).toBe(1);
    expect(printed[0]).toBe(
      `count_one: ${missing} rows are missing or differ, ${surplus} are there that should not be`,
    );
    expect(await run('rebuild', 'one')).toBe(0);
    expect(await run('verify')).toBe(0);
  });

  it('verifies while events come in', async () => {
    await filled();
    let over = false;
    const writing = (async () => {
      while (!over) await bench.count('a');
    })();
    for (let times = 0; times < 5; times += 1) expect(await run('verify')).toBe(0);
    over = true;
    await writing;
    expect(printed.every((line) => line.startsWith('No difference'))).toBe(true);
  });

  it('shows the positions of the read models and the process that keeps them up to date', async () => {
    expect(await run('status')).toBe(1);
    expect(printed[0]).toContain('never built');
    await filled();
    printed = [];
    expect(await run('status')).toBe(0);
    expect(printed[0]).toContain('up to date');
    expect(printed.at(-1)).toContain('A running process keeps them up to date');
  });

  it('reports a stopped one with a failing exit code', async () => {
    const runner = await bench.run(...projections);
    await runner.waitFor(await bench.append('a', anEvent('Counted', { poison: 'two' })), 60_000);
    await until(async () => (await bench.problemOf(runner)) !== null, 'the stop');
    expect(await run('status')).toBe(1);
    expect(await run('verify')).toBe(1);
    expect(printed.join('\n')).toContain('two is stopped');
  });

  it('refuses words that it does not know', async () => {
    expect([await run('rebuild', 'nothing'), await run('rebuild'), await run('dance'), await run()]).toEqual([
      2, 2, 2, 2,
    ]);
  });
});
