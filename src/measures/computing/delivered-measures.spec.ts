import { reviewerPool, timeToFirstDecision } from '../../../test/support/measures/slow-tables';
import { type ArticleEventType, schemaVersionOf } from '../../article';
import type { RecordedEvent } from '../../platform/event-store/port';
import { computeMeasures } from './compute';
import { loadMeasures } from './load-measures';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');

type Step = [type: ArticleEventType, data: object];

/** One event per day. */
const recorded = (id: string, type: ArticleEventType, data: object, day: number): RecordedEvent =>
  ({
    ...{ id: `${id}-${day}`, streamId: `article-${id}`, type, data, revision: day },
    metadata: { at: new Date(START + day * DAY).toISOString(), schemaVersion: schemaVersionOf(type) },
  }) as unknown as RecordedEvent;
const history = (id: string, ...events: Step[]): RecordedEvent[] =>
  events.map(([type, data], day) => recorded(id, type, data, day));

describe('The measures that are delivered with the product', () => {
  const rowsOf = async (name: string, events: RecordedEvent[]) => {
    const measures = loadMeasures('/nowhere').measures.filter((one) => one.name === name);
    const batches = (async function* () {
      yield await Promise.resolve(events);
    })();
    const { computed } = await computeMeasures(batches, measures, new Date(START + 1_000 * DAY));
    expect(computed[0]?.problem).toBeNull();
    return computed[0]?.table?.rows;
  };
  const submitted = ['ArticleSubmitted', { from: 'DRAFT', to: 'NEW_ARTICLE' }] as Step;
  const withdrawn = ['ArticleWithdrawn', { from: 'NEW_ARTICLE', to: 'WITHDRAWN' }] as Step;
  const overridden = (to: string): Step => ['StatusOverridden', { from: 'NEW_ARTICLE', to }];
  const decided = (to: string): Step => ['DecisionRecorded', { from: 'IN_REVIEW', to }];
  const draft = ['DraftStarted', { uploaderId: 'u' }] as Step;

  it.each([
    ['an override to a decision is one', [overridden('REJECTED')], [1, 1, 0]],
    ['an override that gives it back to the editor is none', [overridden('RETURNED_TO_EDITOR')], [0, null, 1]],
    ['the first decision counts', [overridden('MINOR_REVISION'), decided('ACCEPTED')], [1, 1, 0]],
    ['a decision before the withdrawal counts', [decided('MAJOR_REVISION'), withdrawn], [1, 1, 0]],
    ['an override takes a withdrawn one up again', [withdrawn, overridden('RETURNED_TO_EDITOR')], [0, null, 1]],
  ])('count the time to the first decision: %s', async (_what, later, numbers) => {
    const events = history('a', draft, submitted, ...later);
    const rows = [[null, 'Not given', ...numbers]];
    expect(await rowsOf('time-to-first-decision', events)).toEqual(rows);
    expect(timeToFirstDecision(events)).toEqual(rows);
  });

  it('leave out a manuscript that was withdrawn before any decision', async () => {
    const events = history('a', draft, submitted, withdrawn);
    expect(await rowsOf('time-to-first-decision', events)).toEqual([]);
    expect(timeToFirstDecision(events)).toEqual([]);
  });

  it.each(['ReviewerCancelled', 'ReviewerRemoved'] as const)(
    'count no request that was never mailed: %s',
    async (end) => {
      const selected = (assignmentId: string, reviewerId: string): Step => [
        'ReviewerSelected',
        { assignmentId, reviewerId },
      ];
      const move = (type: ArticleEventType, assignmentId: string): Step => [type, { assignmentId }];
      const never = [selected('r1', 'Ann'), move(end, 'r1')];
      const mailed = [selected('r2', 'Ben'), move('ReviewerMailed', 'r2'), move(end, 'r2')];
      const events = history('a', ...never, ...mailed);
      expect(await rowsOf('reviewer-pool', events)).toEqual([['Ben', 1, 0, 0, null]]);
      expect(reviewerPool(events)).toEqual([['Ben', 1, 0, 0, null]]);
    },
  );
});
