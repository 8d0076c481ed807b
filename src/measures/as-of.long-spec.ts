import { Pool } from 'pg';
import { createTestDatabase } from '../../test/support/database/postgres';
import { generatedLog } from '../../test/support/log-proof/generated-log';
import type { MeasureTable } from '../contracts';
import type { EventStore, RecordedEvent } from '../platform/event-store/port';
import { computeMeasures } from './computing/compute';
import { loadMeasures } from './computing/load-measures';

const DAY = 86_400_000;
const DATES = 50;

const at = (event: RecordedEvent): number => Date.parse(event.metadata.at);
const dataOf = (event: RecordedEvent): Record<string, string> => event.data as Record<string, string>;

/** Counts one reviewer's requests by looking through all events again, as a person would. */
function poolRow(events: readonly RecordedEvent[], reviewer: string): [number, number, number] {
  const own = new Set(
    events
      .filter(
        ({ type, data }) => type === 'ReviewerSelected' && (data as { reviewerId: string }).reviewerId === reviewer,
      )
      .map((event) => dataOf(event)['assignmentId']),
  );
  const count = (...types: string[]): number =>
    events.filter((event) => types.includes(event.type) && own.has(dataOf(event)['assignmentId'])).length;
  return [count('ReviewerMailed'), count('ReviewerAccepted', 'ReviewerDeclined'), count('ReviewerAccepted')];
}

/** Days to the first decision of every decided manuscript, in ascending order. */
function daysToDecision(events: readonly RecordedEvent[]): number[] {
  const first = (streamId: string, types: string[]): number | undefined =>
    events.filter((event) => event.streamId === streamId && types.includes(event.type)).map(at)[0];
  const streams = new Set(events.map(({ streamId }) => streamId).filter((id) => id.startsWith('article-')));
  return [...streams]
    .map((id) => [first(id, ['ArticleSubmitted']), first(id, ['CheckRejected', 'DecisionRecorded'])] as const)
    .flatMap(([submitted, decided]) => (submitted && decided ? [(decided - submitted) / DAY] : []))
    .sort((a, b) => a - b);
}

const rowsOf = (table: MeasureTable | null | undefined): MeasureTable['rows'] => table?.rows ?? [];

it(`own measures equal a slow recomputation at ${DATES} random moments`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  const store: EventStore = await generatedLog(pool, { articles: 150, seed: 7 });
  const events: RecordedEvent[] = [];
  for await (const batch of store.readAll('')) events.push(...batch);
  const times = events.map(at).sort((a, b) => a - b);
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const { measures, problems } = loadMeasures('/nowhere');
  expect([measures.length, problems]).toEqual([3, []]);
  let compared = 0;
  for (let n = 0; n < DATES; n += 1) {
    const moment = from + ((to - from) * ((n * 7_919) % 1_000)) / 1_000;
    const past = events.filter((event) => at(event) <= moment);
    const { computed } = await computeMeasures(store.readAll(''), measures, new Date(moment));
    const table = (name: string): MeasureTable['rows'] =>
      rowsOf(computed.find(({ measure }) => measure.name === name)?.table);
    const decided = table('time-to-first-decision').reduce((sum, row) => sum + Number(row[2]), 0);
    expect(decided).toBe(daysToDecision(past).length);
    for (const [reviewer, asked, , answered] of table('reviewer-pool')) {
      const [mailed, replies] = poolRow(past, String(reviewer));
      expect(asked).toBe(mailed);
      expect(answered).toBe(mailed === 0 ? null : Math.round((replies / mailed) * 1_000) / 10);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(500);
  await store.close();
  await pool.end();
  await database.drop();
});
