import { articleStream, foldRecorded, initialState } from '../../../src/article';
import { FINAL_STATUSES } from '../../../src/contracts';
import type { RecordedEvent } from '../../../src/platform/event-store/port';
import type { ImportBench } from './import-bench';

/** Expects that the documents of each open manuscript are ordered exactly once, and no others. */
async function expectDocumentsOrdered(bench: ImportBench, log: readonly RecordedEvent[]): Promise<void> {
  const streams = [...new Set(log.map(({ streamId }) => streamId))].filter((id) => id.startsWith(articleStream('')));
  const states = streams.map((streamId) =>
    log
      .filter((event) => event.streamId === streamId)
      .reduce(foldRecorded, initialState(streamId.slice(articleStream('').length))),
  );
  const open = states.filter(({ status }) => status !== 'DRAFT' && !FINAL_STATUSES.includes(status));
  expect(open.length).toBeGreaterThan(0);
  expect(await bench.documentOrders()).toEqual(open.map(({ id }) => id).sort());
}

/** Expects that everything in the source was imported and marked as imported, and that nothing causes a mail. */
export async function expectWhole(bench: ImportBench, submissions: number): Promise<void> {
  const { totals, differences } = await bench.compare();
  expect(differences).toEqual([]);
  expect(totals.get('submissions')).toEqual({ ojs: submissions, here: submissions });
  for (const kind of ['statuses', 'reviews', 'decisions', 'files', 'people', 'requests', 'authors', 'advices']) {
    const { ojs = 0, here = 0 } = totals.get(kind) ?? {};
    expect([kind, here]).toEqual([kind, ojs]);
    expect(here).toBeGreaterThan(0);
  }
  const log = await bench.log();
  expect(log.filter(({ metadata }) => metadata.imported?.source !== 'ojs/jot')).toEqual([]);
  expect(log.filter(({ type }) => type.startsWith('Mail'))).toEqual([]);
  await expectDocumentsOrdered(bench, log);
  const { rows: checkpoints } = await bench.pool.query<{ position: string }>(
    'SELECT max(position) AS position FROM app.reaction_checkpoints',
  );
  expect(checkpoints).toEqual([{ position: await bench.store.head() }]);
  const { rows: accounts } = await bench.pool.query(
    `SELECT count(*)::int AS usable FROM app.users WHERE id IN (SELECT id FROM app.users WHERE password_hash IS NOT NULL)`,
  );
  expect(accounts).toEqual([{ usable: 0 }]);
  const { rows: entries } = await bench.pool.query(
    `SELECT count(*)::int AS made, count(DISTINCT user_id)::int AS entered, array_agg(DISTINCT after->>'import') AS sources
       FROM app.security_log WHERE action = 'ACCOUNT_CREATED'`,
  );
  const { rows: made } = await bench.pool.query<{ count: number }>('SELECT count(*)::int FROM app.users');
  expect(entries).toEqual([{ made: made[0]?.count, entered: made[0]?.count, sources: ['ojs/jot'] }]);
  const texts = JSON.stringify(await bench.everything().then((all) => (all as { stored: unknown }).stored));
  for (const word of ['Please <em>shorten', 'Only for you', 'We share a hospital', 'Family 1', '@example.org'])
    expect(texts.toLowerCase()).not.toContain(word.toLowerCase());
}
