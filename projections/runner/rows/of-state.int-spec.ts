import type { ArticleState } from '../../../src/article';
import { articleIn } from '../../../test/support/article/article-in-status';
import { ReadModelBench, until } from '../../../test/support/database/read-models';
import { readCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { Rebuilder } from '../rebuild/rebuild';
import { verify } from '../rebuild/verify';
import { ofState } from './of-state';

/** One row for each article: its status and its version. Rows of an article in status `poison` fail. */
function statusProjection(name: string, poison?: ArticleState['status']): Projection {
  const rows = ({ id, status, version }: ArticleState): object[] => {
    if (status === poison) throw new Error('what is this?');
    return [{ article_id: id, status, version }];
  };
  return {
    name,
    version: 1,
    tables: [`state_${name}`],
    create: (table) =>
      `CREATE TABLE ${table(`state_${name}`)} (article_id text PRIMARY KEY, status text NOT NULL, version integer NOT NULL)`,
    ...ofState({ table: `state_${name}`, key: 'article_id', rows }),
  };
}

describe('read models of the state', () => {
  let bench: ReadModelBench;
  beforeEach(async () => {
    bench = await ReadModelBench.create();
  });
  afterEach(() => bench.close());

  const { events } = articleIn('UNDER_REVIEW');
  const submitted = events.findIndex(({ type }) => type === 'ArticleSubmitted');
  let count = 0;
  /** Appends these events of the story to the stream of an article. */
  const appendEvents = (articleId: string, from: number, to: number): Promise<string> =>
    bench.append(
      `article-${articleId}`,
      ...events.slice(from, to).map(({ type, data, metadata }) => {
        count += 1;
        return { id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`, type, data, metadata };
      }),
    );
  const statuses = async (name: string): Promise<string[]> => {
    const rows = await bench.rows<{ line: string }>(
      `SELECT article_id || ' ' || status AS line FROM rm.state_${name} ORDER BY 1`,
    );
    return rows.map(({ line }) => line);
  };

  it('stop separately: if the rows of one cannot be made, the others continue', async () => {
    const runner = await bench.run(statusProjection('good'), statusProjection('bad', 'NEW_ARTICLE'));
    await runner.waitFor(await appendEvents('a', 0, 3), 60_000);
    await runner.waitFor(await appendEvents('b', 0, submitted + 1), 60_000);
    await runner.waitFor(await appendEvents('a', 3, events.length), 60_000);
    expect(await statuses('good')).toEqual(['a UNDER_REVIEW', 'b NEW_ARTICLE']);
    const stopped = (await readCheckpoints(bench.pool)).get('bad');
    expect(stopped).toMatchObject({ status: 'stopped' });
    expect(stopped?.error).toContain('ArticleSubmitted');
    expect(await statuses('bad')).toEqual(['a DRAFT', 'b DRAFT']);
  });

  it('catch up with the others after a fix, although articles have changed meanwhile', async () => {
    const first = await bench.run(statusProjection('good'), statusProjection('bad', 'NEW_ARTICLE'));
    await first.waitFor(await appendEvents('a', 0, submitted + 2), 60_000);
    await first.waitFor(await appendEvents('b', 0, events.length), 60_000);
    await first.stop();
    const projections = [statusProjection('good'), statusProjection('bad')];
    const second = await bench.run(...projections);
    await until(() => second.isLeader);
    await second.waitFor(await appendEvents('a', submitted + 2, events.length), 60_000);
    expect(await statuses('bad')).toEqual(['a UNDER_REVIEW', 'b UNDER_REVIEW']);
    expect(await verify(bench.pool, bench.store, projections)).toMatchObject({ problems: [], differences: [] });
  });

  it('can be rebuilt alone while the others are live', async () => {
    const projections = [statusProjection('one'), statusProjection('two')];
    const runner = await bench.run(...projections);
    await runner.waitFor(await appendEvents('a', 0, 5), 60_000);
    await new Rebuilder({ pool: bench.pool, store: bench.store }).rebuild(() => projections.slice(1));
    await runner.waitFor(await appendEvents('a', 5, events.length), 60_000);
    expect([await statuses('one'), await statuses('two')]).toEqual([['a UNDER_REVIEW'], ['a UNDER_REVIEW']]);
    expect((await verify(bench.pool, bench.store, projections)).differences).toEqual([]);
  });

  it('drop the tables of earlier versions when they are rebuilt', async () => {
    const runner = await bench.run(statusProjection('one'));
    await runner.stop();
    await bench.rows('CREATE TABLE rm.state_former (id text)');
    await bench.run({ ...statusProjection('one'), version: 2, formerTables: ['state_former'] });
    expect(await bench.rows("SELECT to_regclass('rm.state_former')::text AS name")).toEqual([{ name: null }]);
  });
});
