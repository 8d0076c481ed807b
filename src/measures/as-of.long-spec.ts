import { Pool } from 'pg';
import { createTestDatabase } from '../../test/support/database/postgres';
import { generatedLog } from '../../test/support/log-proof/generated-log';
import { rejectedAndBack, reviewerPool, timeToFirstDecision } from '../../test/support/measures/slow-tables';
import type { EventStore, RecordedEvent } from '../platform/event-store/port';
import { computeMeasures } from './computing/compute';
import { loadMeasures } from './computing/load-measures';

const DATES = 50;
const SLOWLY = {
  'rejected-and-back': rejectedAndBack,
  'reviewer-pool': reviewerPool,
  'time-to-first-decision': timeToFirstDecision,
};

const at = (event: RecordedEvent): number => Date.parse(event.metadata.at);
const sorted = (rows: readonly (readonly unknown[])[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

it(`each of the own measures equals a slow recomputation, in every cell, at ${DATES} random moments`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  const store: EventStore = await generatedLog(pool, { articles: 150, seed: 7 });
  const events: RecordedEvent[] = [];
  for await (const batch of store.readAll('')) events.push(...batch);
  expect(events.filter(({ type }) => type === 'AccountReplaced')).toEqual([]);
  const times = events.map(at).sort((a, b) => a - b);
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const { measures, problems } = loadMeasures('/nowhere');
  expect([measures.map(({ name }) => name).sort(), problems]).toEqual([Object.keys(SLOWLY), []]);
  const compared: Record<string, number> = {};
  for (let n = 0; n < DATES; n += 1) {
    const moment = from + ((to - from) * ((n * 7_919) % 1_000)) / 1_000;
    const past = events.filter((event) => at(event) <= moment);
    const { computed } = await computeMeasures(store.readAll(''), measures, new Date(moment));
    for (const [name, slowly] of Object.entries(SLOWLY)) {
      const { rows = [] } = computed.find(({ measure }) => measure.name === name)?.table ?? {};
      expect([name, moment, sorted(rows)]).toEqual([name, moment, sorted(slowly(past))]);
      compared[name] = (compared[name] ?? 0) + rows.length;
    }
  }
  expect(Math.min(...Object.values(compared))).toBeGreaterThan(DATES);
  await store.close();
  await pool.end();
  await database.drop();
});
