import { isArticleEventType, upcast } from '../../article';
import type { MeasureTable } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';
import type { AnyMeasure, MeasuredEvent } from '../measure';

/** The result of one measure: its table, or the reason why there is none. */
export interface Computed {
  measure: AnyMeasure;
  table: MeasureTable | null;
  problem: string | null;
}

interface Work extends Computed {
  state: unknown;
  reads: ReadonlySet<string>;
}

const ARTICLE = 'article-';

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** A measure that fails stops alone; the others continue. */
function attempt(work: Work, step: () => void): void {
  if (work.problem !== null) return;
  try {
    step();
  } catch (failure) {
    work.problem = reasonOf(failure);
  }
}

function measured(event: RecordedEvent): MeasuredEvent | null {
  if (!event.streamId.startsWith(ARTICLE) || !isArticleEventType(event.type)) return null;
  return { ...upcast(event), id: event.id, articleId: event.streamId.slice(ARTICLE.length) } as MeasuredEvent;
}

/**
 * Computes measures in one pass over the log, from events up to `at`. Events written by a newer release, and events that are set aside, are
 * left out.
 * @returns the measures in the given order, and how many events were read.
 */
export async function computeMeasures(
  batches: AsyncIterable<RecordedEvent[]>,
  measures: readonly AnyMeasure[],
  at: Date,
): Promise<{ computed: Computed[]; events: number }> {
  const works = measures.map((measure): Work => ({
    measure,
    table: null,
    problem: null,
    state: null,
    reads: new Set(measure.reads),
  }));
  for (const work of works) attempt(work, () => (work.state = work.measure.begin()));
  const wanted = new Set<string>(measures.flatMap(({ reads }) => reads));
  let events = 0;
  for await (const batch of batches)
    for (const recorded of batch) {
      if (!wanted.has(recorded.type) || Date.parse(recorded.metadata.at) > at.getTime()) continue;
      const event = measured(recorded);
      if (event === null) continue;
      events += 1;
      for (const work of works)
        if (work.reads.has(event.type)) attempt(work, () => work.measure.apply(work.state, event));
    }
  for (const work of works) attempt(work, () => (work.table = checked(work.measure.table(work.state, at))));
  return { computed: works.map(({ measure, table, problem }) => ({ measure, table, problem })), events };
}

/** @throws Error for a table whose rows do not fit its columns. */
function checked(table: MeasureTable): MeasureTable {
  const { columns, rows, chart } = table;
  if (columns.length === 0) throw new Error('The table has no columns');
  const wrong = rows.findIndex((row) => row.length !== columns.length);
  if (wrong >= 0) throw new Error(`Row ${wrong + 1} has ${rows[wrong]?.length} cells for ${columns.length} columns`);
  const places = chart ? [chart.names, ...chart.values] : [];
  if (places.some((place) => columns[place] === undefined))
    throw new Error('The chart names a column that is not there');
  return table;
}
