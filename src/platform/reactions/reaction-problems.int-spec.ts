import type { Pool } from 'pg';
import { anEvent, ReadModelBench, until } from '../../../test/support/database/read-models';
import type { RecordedEvent } from '../event-store/port';
import { createKnex, createPool, runMigrations } from '../postgres';
import { defineReaction, Reactions, REACTIONS_MIGRATIONS } from '.';
import type { Reaction } from './reaction';

const TROUBLES = 'SELECT name FROM app.reaction_checkpoints WHERE trouble IS NOT NULL';

describe('the problem of a reaction', () => {
  let bench: ReadModelBench;
  let ends: (() => Promise<void>)[];
  let handled: RecordedEvent[];
  beforeEach(async () => {
    bench = await ReadModelBench.create();
    const knex = createKnex(bench.url);
    await runMigrations(knex, REACTIONS_MIGRATIONS);
    await knex.destroy();
    [ends, handled] = [[], []];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await bench.close();
  });

  const happen = (n: number) => bench.append('a', anEvent('Happened', { n }));
  const collecting = (name: string, more = {}): Reaction =>
    defineReaction({ name, handles: ['Happened'], handle: async (event) => void handled.push(event), ...more });

  /** As if in a separate process. */
  function start(...reactions: Reaction[]): Reactions {
    const pool: Pool = createPool(bench.url, () => undefined);
    const all = new Reactions(pool, bench.store);
    reactions.forEach((reaction) => all.register(reaction));
    all.start();
    ends.push(async () => {
      await all.stop();
      await pool.end();
    });
    return all;
  }

  it('is reported by every process, without addresses, until the reaction succeeds', async () => {
    let isBroken = true;
    const fragile = async (event: RecordedEvent): Promise<void> => {
      if (isBroken) throw new Error('550 <rosa@uni.example>: no such user');
      handled.push(event);
    };
    const isReported = async (one: Reactions): Promise<boolean> => (await one.states())['fragile'] !== null;
    const web = new Reactions(bench.pool, bench.store);
    web.register(collecting('fragile'));
    expect(await web.states()).toEqual({ fragile: null });
    const first = start(collecting('fragile', { handle: fragile }));
    await happen(1);
    await until(() => isReported(web), 'the complaint');
    const following = start(collecting('fragile', { handle: fragile }));
    const expected = expect.stringMatching(/^fragile: event \S+ \(Happened\): 550 <\[address\]>: no such user$/);
    for (const one of [first, following, web]) expect(await one.states()).toEqual({ fragile: expected });
    isBroken = false;
    await until(async () => !(await isReported(web)), 'the end of the complaint');
  });

  it('of a process that has ended is not reported once another one has taken over without it', async () => {
    const failing = async (): Promise<void> => Promise.reject(new Error('broken there'));
    const trouble = async (): Promise<string | null | undefined> => (await web.states())['moved'];
    const web = new Reactions(bench.pool, bench.store);
    web.register(collecting('moved'));
    const first = start(collecting('moved', { handle: failing }), collecting('removed', { handle: failing }));
    await happen(1);
    await until(async () => (await bench.rows(TROUBLES)).length === 2, 'both complaints');
    expect(await web.states()).toEqual({ moved: expect.stringContaining('broken there') });
    await first.stop();
    expect(await trouble()).toContain('broken there');
    start(collecting('moved'));
    await until(async () => (await trouble()) === null, 'the end of the complaint');
    expect(await bench.rows(TROUBLES)).toEqual([]);
  });
});
