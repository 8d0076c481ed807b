import { fork } from 'node:child_process';
import { anEvent, countingProjection, ReadModelBench, until } from '../../test/support/database/read-models';
import { RUNNER_LOCK } from './schema';

describe('the projection runner', () => {
  let bench: ReadModelBench;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
  });
  afterEach(() => bench.close());

  const checkpoint = async (name: string) => {
    const sql = 'SELECT position, status, error, version FROM rm.checkpoints WHERE name = $1';
    const [row] = await bench.rows<{ position: string; status: string; error: string | null; version: number }>(sql, [
      name,
    ]);
    return row;
  };

  it('catches up with what was stored before it started', async () => {
    await bench.count('a', 3);
    await bench.count('b', 1);
    await bench.run(countingProjection('one'));
    expect([await bench.total('one', 'a'), await bench.total('one', 'b')]).toEqual([3, 1]);
  });

  it('lets a reader see its own write after the barrier', async () => {
    const runner = await bench.run(countingProjection('one'), countingProjection('two'));
    for (let written = 1; written <= 20; written += 1) {
      await runner.waitFor(await bench.count('a'), 60_000);
      expect([await bench.total('one', 'a'), await bench.total('two', 'a')]).toEqual([written, written]);
    }
  });

  it('moves the checkpoint past events of types that no projection reads', async () => {
    const runner = await bench.run(countingProjection('one'));
    const position = await bench.append('a', anEvent('SomethingElse', {}));
    await runner.waitFor(position, 60_000);
    expect((await checkpoint('one'))?.position).toBe(position);
  });

  it('continues from the checkpoint, each event counted once', async () => {
    const first = await bench.run(countingProjection('one'));
    await first.waitFor(await bench.count('a', 2), 60_000);
    await first.stop();
    await bench.count('a', 2);
    const second = await bench.run(countingProjection('one'));
    await second.waitFor(await bench.count('a'), 60_000);
    expect(await bench.total('one', 'a')).toBe(5);
  });

  it('stops only the projection that cannot read an event, and reports it', async () => {
    const runner = await bench.run(countingProjection('good'), countingProjection('bad'));
    await runner.waitFor(await bench.count('a', 2), 60_000);
    const before = (await checkpoint('bad'))?.position;
    const poison = anEvent('Counted', { poison: 'bad' });
    await runner.waitFor(await bench.append('a', poison), 60_000);
    await runner.waitFor(await bench.count('a'), 60_000);
    expect([await bench.total('good', 'a'), await bench.total('bad', 'a')]).toEqual([4, 2]);
    expect(await checkpoint('bad')).toMatchObject({ status: 'stopped', position: before });
    const health = await bench.problemOf(runner);
    expect(health).toContain('read model bad: It is stopped');
    expect(health).toContain(poison.id);
    expect(health).toContain('what is this?');
  });

  it('applies what came before the poison event in the same batch', async () => {
    await bench.append(
      'a',
      anEvent('Counted', {}),
      anEvent('Counted', {}),
      anEvent('Counted', { poison: 'bad' }),
      anEvent('Counted', {}),
    );
    const runner = await bench.run(countingProjection('good'), countingProjection('bad'));
    await until(async () => (await checkpoint('bad'))?.status === 'stopped', 'the stop');
    await runner.waitFor(await bench.count('a'), 60_000);
    expect([await bench.total('good', 'a'), await bench.total('bad', 'a')]).toEqual([5, 2]);
  });

  it('restarts a stopped projection after a fix, and it catches up with the others', async () => {
    const first = await bench.run(countingProjection('good'), countingProjection('bad'));
    await first.waitFor(await bench.append('a', anEvent('Counted', { poison: 'bad' })), 60_000);
    await first.waitFor(await bench.count('a', 3), 60_000);
    await first.stop();
    const repaired = { ...countingProjection('good'), name: 'bad', tables: ['count_bad'] };
    repaired.apply = async (events, db) => {
      const sql = `INSERT INTO ${db.table('count_bad')} VALUES ('a', $1)
        ON CONFLICT (key) DO UPDATE SET total = ${db.table('count_bad')}.total + EXCLUDED.total`;
      await db.query(sql, [events.length]);
    };
    const second = await bench.run(countingProjection('good'), repaired);
    await until(() => second.isLeader);
    await second.waitFor(await bench.count('a'), 60_000);
    expect([await bench.total('good', 'a'), await bench.total('bad', 'a')]).toEqual([5, 5]);
    expect(await bench.problemOf(second)).toBeNull();
  });

  it('rebuilds a projection whose version was raised', async () => {
    const first = await bench.run(countingProjection('one', 1));
    await first.waitFor(await bench.count('a', 3), 60_000);
    await first.stop();
    await bench.run(countingProjection('one', 2));
    expect(await bench.total('one', 'a')).toBe(6);
    expect((await checkpoint('one'))?.version).toBe(2);
  });

  it('gives way to a process with a newer version', async () => {
    const older = await bench.run(countingProjection('one', 1));
    await until(() => older.isLeader);
    const newer = await bench.run(countingProjection('one', 2));
    await newer.waitFor(await bench.count('a'), 100);
    await until(() => newer.isLeader, 'the handover');
    await newer.waitFor(await bench.count('a'), 60_000);
    expect(await bench.total('one', 'a')).toBe(4);
  });

  it('fills everything again when the schema was dropped under it', async () => {
    const runner = await bench.run(countingProjection('one'));
    await runner.waitFor(await bench.count('a', 3), 60_000);
    await bench.rows('DROP SCHEMA rm CASCADE');
    await bench.count('a');
    const total = async (): Promise<number | null> => bench.total('one', 'a').catch(() => null);
    await until(async () => (await total()) === 4, 'the refilling');
  });

  it('waits while another process leads, and serves the barrier meanwhile', async () => {
    const leader = await bench.run(countingProjection('one'));
    await until(() => leader.isLeader);
    const other = await bench.run(countingProjection('one'));
    await other.waitFor(await bench.count('a', 2), 60_000);
    expect(await bench.total('one', 'a')).toBe(2);
    expect([leader.isLeader, other.isLeader]).toEqual([true, false]);
  });

  it('takes over when the process that led is killed', async () => {
    const script = `const { Client } = require('pg'); const c = new Client({ connectionString: process.argv[1] });
      c.connect().then(() => c.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [process.argv[2]]))
        .then(() => process.send('held')); setInterval(() => undefined, 1000);`;
    const holder = fork('-e', [script, bench.url, RUNNER_LOCK], { execArgv: [] });
    await new Promise((resolve) => holder.once('message', resolve));
    const runner = await bench.run(countingProjection('one'));
    await bench.count('a', 2);
    expect(runner.isLeader).toBe(false);
    holder.kill('SIGKILL');
    await until(() => runner.isLeader, 'the takeover');
    await until(async () => (await bench.total('one', 'a')) === 2, 'the catching up');
  });

  it('continues after its connection was cut', async () => {
    const runner = await bench.run(countingProjection('one'));
    await runner.waitFor(await bench.count('a', 2), 60_000);
    await bench.rows(
      `SELECT pg_terminate_backend(l.pid) FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
        AND ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended($1, 0)`,
      [RUNNER_LOCK],
    );
    await bench.count('a', 2);
    await until(async () => (await bench.total('one', 'a')) === 4, 'the going on');
    await until(async () => (await bench.problemOf(runner)) === null, 'its health');
  });

  it('reports no trouble of an outage after it, neither in the process that leads nor in another one', async () => {
    const runners = [await bench.run(countingProjection('one')), await bench.run(countingProjection('one'))];
    for (const runner of runners)
      await until(async () => {
        await bench.cutOtherConnections();
        // The question may use a connection that was cut.
        return (await bench.problemOf(runner).catch(() => null)) !== null;
      }, 'the complaint');
    const isHealthy = (runner: (typeof runners)[number]) => bench.problemOf(runner).then((problem) => problem === null);
    for (const runner of runners) await until(() => isHealthy(runner).catch(() => false), 'its health');
  });

  it('makes no caller wait longer than they allow', async () => {
    const runner = await bench.run(countingProjection('one'));
    const startedAt = Date.now();
    await runner.waitFor('9', 50);
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });
});
