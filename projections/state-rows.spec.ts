import { upcast } from '../src/article';
import { stories } from '../test/support/article/article-stories';
import { createRandomStories } from '../test/support/article/random-stories';
import { rowsInBatches, stateAfter } from '../test/support/article/state-rows';
import { CARD_TABLE } from './article-card/projection';
import { FILES_TABLE } from './article-files/projection';
import { DUE_DATES_TABLE } from './due-dates/projection';
import { ASSIGNMENTS_TABLE } from './reviewer-assignments/projection';
import type { StateTable } from './runner/rows/of-state';
import { TODO_LIST_TABLE } from './todo-list/projection';

const TABLES: readonly StateTable[] = [ASSIGNMENTS_TABLE, CARD_TABLE, FILES_TABLE, DUE_DATES_TABLE, TODO_LIST_TABLE];

const byChance = createRandomStories(40, { seed: 11, end: new Date('2026-06-15T12:00:00.000Z') }).map(
  ({ streamId, events }) => ({
    articleId: streamId.slice('article-'.length),
    events: events.map((event, revision) => upcast({ ...event, streamId, revision, position: '' })),
  }),
);
const long = stories().filter(({ name }) => name === 'a long story' || name === 'a corrected article');
const articleEvents = [...byChance, ...long.map(({ state, events }) => ({ articleId: state.id, events }))];

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

describe.each(TABLES)('the rows of $table', (table) => {
  it('are those of the state, however many events are in a batch', () => {
    for (const { articleId, events } of articleEvents) {
      const whole = sorted(table.rows(stateAfter(articleId, events)));
      for (const size of [1, 7]) expect(sorted(rowsInBatches(table, articleId, events, size))).toEqual(whole);
    }
  });

  it('are there for some articles, each with a key of its own', () => {
    const all = articleEvents.map(({ articleId, events }) => table.rows(stateAfter(articleId, events)));
    expect(all.flat().length).toBeGreaterThan(5);
    for (const rows of all) {
      const keys = rows.map((row) => (row as Record<string, unknown>)[table.key]);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
