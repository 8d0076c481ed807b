import { anEvent, countingProjection, ReadModelBench, until } from '../../../test/support/database/read-models';
import { applyBatch } from '../apply-batch';
import { runCommand } from '../commands';
import { ArticleStates } from '../rows/article-states';

const GOOD = countingProjection('good');
const BAD = countingProjection('bad');

describe('the quarantine of an event that one read model cannot read', () => {
  let bench: ReadModelBench;
  let poison: string;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
    const event = anEvent('Counted', { poison: 'bad' });
    poison = event.id;
    const runner = await bench.run(GOOD, BAD);
    await bench.append('a', anEvent('Counted', {}), event);
    await runner.waitFor(await bench.count('a', 2), 60_000);
    await runner.stop();
  });
  afterEach(() => bench.close());

  async function tool(...words: string[]): Promise<number> {
    const { pool, store } = bench;
    return runCommand({ pool, store, projections: [GOOD, BAD], print: () => undefined }, words);
  }
  const totals = async () => [await bench.total('good', 'a'), await bench.total('bad', 'a')];

  it('removes its effect from all read models, also while no server runs', async () => {
    expect(await totals()).toEqual([4, 1]);
    expect(await tool('quarantine', poison, '--reason', 'It', 'is', 'bad')).toBe(0);
    expect(await totals()).toEqual([3, 3]);
    expect(await tool('verify')).toBe(0);
    const runner = await bench.run(GOOD, BAD);
    await runner.waitFor(await bench.count('a'), 60_000);
    expect(await totals()).toEqual([4, 4]);
    expect(await bench.problemOf(runner)).toBeNull();
  });

  it('survives the next start, and the release stops the read model before the event again', async () => {
    await tool('quarantine', poison, '--reason', 'It is bad');
    const first = await bench.run(GOOD, BAD);
    await first.waitFor(await bench.count('a'), 60_000);
    await first.stop();
    expect(await tool('release', poison)).toBe(1);
    const second = await bench.run(GOOD, BAD);
    await second.waitFor(await bench.count('a'), 60_000);
    expect(await totals()).toEqual([6, 1]);
    expect(await bench.problemOf(second)).toContain(poison);
  });

  it('ends immediately when it is released, also while an open transaction keeps the log from showing the release', async () => {
    await tool('quarantine', poison, '--reason', 'It is bad');
    const other = await bench.pool.connect();
    try {
      await other.query('BEGIN; SELECT pg_current_xact_id()');
      expect(await tool('release', poison)).toBe(1);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });

  it('is not undone by a server that had failed at the event just before the decision', async () => {
    await bench.rows("UPDATE rm.checkpoints SET status = 'live', error = NULL");
    const decideFirst = async (statement: string): Promise<void> => {
      if (statement.includes("'stopped'")) await tool('quarantine', poison, '--reason', 'It is bad');
    };
    const client = await bench.pool.connect();
    const slow = new Proxy(client, {
      get: (target, name) =>
        name === 'query'
          ? (text: string, values?: unknown[]) => decideFirst(text).then(() => target.query(text, values))
          : (Reflect.get(target, name) as unknown),
    });
    const events = (await bench.store.readStream('a')).filter(({ id }) => id === poison);
    await applyBatch({ client: slow, articles: new ArticleStates(bench.store) }, [BAD], events, '').finally(() =>
      client.release(),
    );
    expect(await bench.rows("SELECT name FROM rm.checkpoints WHERE status = 'stopped'")).toEqual([]);
    expect(await totals()).toEqual([3, 3]);
  });

  it('is applied by a server that did not run when the decision was recorded', async () => {
    const data = { eventId: poison, streamId: 'a', type: 'Counted', reason: 'The tool was killed before it rebuilt' };
    await bench.append('quarantine', anEvent('EventQuarantined', data));
    const runner = await bench.run(GOOD, BAD);
    await runner.waitFor(await bench.count('a'), 60_000);
    expect(await totals()).toEqual([4, 4]);
  });
});

describe('an event of a type that only a newer release knows', () => {
  let bench: ReadModelBench;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
  });
  afterEach(() => bench.close());

  it('is found at the start when another release wrote last, though the read models are up to date', async () => {
    const first = await bench.run(GOOD);
    const event = anEvent('ArticleTranslated', {});
    await first.waitFor(await bench.append('article-1', event), 60_000);
    await first.stop();
    // The state that a newer release, which knows the type, leaves behind.
    await bench.rows('DELETE FROM rm.unknown_events');
    await bench.rows("UPDATE rm.searched_types SET types = 'ArticleTranslated'");
    const second = await bench.run(GOOD);
    await second.waitFor(await bench.count('a'), 60_000);
    // The log is searched in the background: a stop ends the search.
    await until(async () => (await bench.problemOf(second)) !== null, 'the search');
    await second.stop();
    expect(await bench.problemOf(second)).toContain(`Event ${event.id} (ArticleTranslated, article-1 revision 0)`);
  });
});
