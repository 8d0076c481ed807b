import type { Pool } from 'pg';
import { anEvent, ReadModelBench, until } from '../../../test/support/database/read-models';
import type { RecordedEvent } from '../event-store/port';
import { createKnex, createPool, runMigrations } from '../postgres';
import { defineReaction, Reactions, REACTIONS_MIGRATIONS, skipReactionsUpTo, withoutReactions } from '.';

describe('reactions', () => {
  let bench: ReadModelBench;
  let ends: (() => Promise<void>)[];
  beforeEach(async () => {
    bench = await ReadModelBench.create();
    const knex = createKnex(bench.url);
    await runMigrations(knex, REACTIONS_MIGRATIONS);
    await knex.destroy();
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await bench.close();
  });

  const seen: RecordedEvent[] = [];
  beforeEach(() => void (seen.length = 0));
  const numbers = (): unknown[] => seen.map(({ data }) => (data as { n: number }).n);
  const collect = async (event: RecordedEvent): Promise<void> => void seen.push(event);
  const happen = (...ns: number[]) => bench.append('a', ...ns.map((n) => anEvent('Happened', { n })));

  /** As if in a separate process. */
  const start = (...reactions: Parameters<Reactions['register']>[0][]): Reactions =>
    startOn(
      createPool(bench.url, () => undefined),
      ...reactions,
    );
  const startOn = (pool: Pool, ...reactions: Parameters<Reactions['register']>[0][]): Reactions => {
    const all = new Reactions(pool, bench.store);
    reactions.forEach((reaction) => all.register(reaction));
    all.start();
    ends.push(async () => {
      await all.stop();
      if (!pool.ended) await pool.end();
    });
    return all;
  };
  const collecting = (name = 'collect', more = {}) =>
    defineReaction({ name, handles: ['Happened'], handle: collect, ...more });

  const cutLeader = (): Promise<unknown> =>
    bench.rows(`SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND objsubid = 1 AND granted
        AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('quire reactions', 0)`);

  it('handle their events in order, from the first one stored', async () => {
    await happen(1, 2);
    await bench.append('b', anEvent('Else', {}));
    start(collecting());
    await until(() => seen.length === 2);
    await happen(3);
    await until(() => seen.length === 3);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('may begin with events from now on', async () => {
    await happen(1, 2);
    const reactions = start(collecting('collect', { begins: 'now' }));
    const begun = async (): Promise<boolean> =>
      (await bench.rows('SELECT 1 FROM app.reaction_checkpoints')).length === 1;
    await until(begun);
    await happen(3);
    await until(() => seen.length === 1);
    expect(numbers()).toEqual([3]);
    expect(reactions.health()).toBeNull();
  });

  it('continue where they were after a restart', async () => {
    const first = start(collecting());
    await happen(1, 2);
    await until(() => seen.length === 2);
    await first.stop();
    await happen(3);
    start(collecting());
    await until(() => seen.length === 3);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('retry a failed event before any later one, and report it in the meantime', async () => {
    let failures = 0;
    const fragile = async (event: RecordedEvent): Promise<void> => {
      if ((event.data as { n: number }).n === 2 && failures < 2) {
        failures += 1;
        throw new Error('the queue is full');
      }
      await collect(event);
    };
    const reactions = start(collecting('fragile', { handle: fragile }));
    await happen(1, 2, 3);
    await until(() => reactions.health() !== null, 'the complaint');
    expect(reactions.health()).toContain('the queue is full');
    await until(() => seen.length === 3);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(reactions.health()).toBeNull();
  });

  it('that fail do not delay other reactions', async () => {
    const never = async (): Promise<void> => {
      throw new Error('broken');
    };
    start(collecting('broken', { handle: never }), collecting());
    await happen(1, 2, 3);
    await until(() => seen.length === 3);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('run in one process at a time; another takes over', async () => {
    const first = start(collecting());
    await happen(1);
    await until(() => seen.length === 1);
    start(collecting());
    await happen(2);
    await until(() => seen.length === 2);
    await first.stop();
    await happen(3);
    await until(() => seen.length === 3);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('continue after their connection was cut', async () => {
    start(collecting());
    await happen(1);
    await until(() => seen.length === 1);
    await cutLeader();
    await happen(2);
    await until(() => numbers().includes(2));
    expect(new Set(numbers())).toEqual(new Set([1, 2]));
  });

  it('report no earlier trouble of a process once another one does the work', async () => {
    const first = start(collecting());
    await happen(1);
    await until(() => seen.length === 1);
    const pool = createPool(bench.url, () => undefined);
    jest.spyOn(pool, 'connect').mockImplementationOnce(() => Promise.reject(new Error('the database is away')));
    const second = startOn(pool, collecting());
    await until(() => second.health() !== null, 'the complaint');
    await until(() => second.health() === null, 'its end');
    expect(first.health()).toBeNull();
  });

  it('report no event that failed in this process once another one has handled it', async () => {
    const never = async (): Promise<void> => {
      throw new Error('the disk of this machine is full');
    };
    const pool = createPool(bench.url, () => undefined);
    const first = startOn(pool, collecting('fragile', { handle: never }));
    await happen(1);
    await until(() => first.health() !== null, 'the complaint');
    // The first one returns only after the other one has the lock.
    jest.spyOn(pool, 'connect').mockImplementationOnce(async () => {
      await until(() => seen.length > 0, 'the takeover');
      throw new Error('the database is away');
    });
    start(collecting('fragile'));
    await cutLeader();
    await until(() => first.health() === null, 'the end of the complaint');
  });

  it('ignore skipped events, also when they begin later, and handle the events after them', async () => {
    await happen(1, 2);
    await withoutReactions(bench.pool, async () => skipReactionsUpTo(bench.pool, await bench.store.head()));
    start(collecting());
    await happen(3);
    await until(() => seen.length === 1);
    expect(numbers()).toEqual([3]);
  });

  it('refuse two with the same name', () => {
    const reactions = new Reactions(bench.pool, bench.store);
    reactions.register(collecting());
    expect(() => reactions.register(collecting())).toThrow('Two reactions are named collect');
  });
});
