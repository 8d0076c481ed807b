import { createHash } from 'node:crypto';
import { evolve, initialState, upcast } from '../../article';
import { ARTICLE_STATUSES, type ArticleStatus } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';
import { makePopulation } from '../people/population';
import { startsOf } from '../timetable';
import type { NewStream } from './article-history';
import { createArticleHistory } from './create-article-history';
import type { Stock, StockFile, Story } from './story';

const UNTIL = new Date('2026-06-30T00:00:00Z');
const YEARS = 1;
const file = (extension: string): StockFile => ({ hash: 'a'.repeat(64), size: 1_000, extension });
const STOCK: Stock = {
  ...{ manuscript: file('docx'), marked: file('docx'), revised: file('docx'), rebuttal: file('docx') },
  ...{ picture: file('png'), scan: file('tiff'), paper: file('pdf') },
};

function stories(seed: number, articles: number): Story[] {
  const population = makePopulation(seed, articles, []);
  const world = { seed, population, articles, known: 0 };
  const starts = [...startsOf({ articles, seed, years: YEARS, until: UNTIL }, new Map())];
  return starts.map((start) => createArticleHistory(world, STOCK, start, UNTIL.getTime()));
}

const logOf = (all: readonly Story[]): NewStream[] => all.flatMap((story) => story.history.streams());
const hashOf = (all: readonly Story[]): string =>
  createHash('sha256')
    .update(JSON.stringify(logOf(all)))
    .digest('hex');

describe('generated histories', () => {
  const many = stories(7, 700);

  it('are the same for the same seed, and different for another seed', () => {
    const hash = hashOf(stories(1, 60));
    expect(hashOf(stories(1, 60))).toBe(hash);
    expect(hashOf(stories(2, 60))).not.toBe(hash);
  });

  it('reach every status', () => {
    const reached = new Set<ArticleStatus>(many.map(({ state }) => state.status));
    expect(ARTICLE_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('give every article its own number, in the order of time', () => {
    const numbers = many.map(({ state }) => state.number);
    expect(new Set(numbers).size).toBe(many.length);
    const of2025 = numbers.filter((number) => number.startsWith('2025-')).map((number) => Number(number.slice(5)));
    expect(of2025).toEqual(of2025.map((_number, index) => index + 1));
  });

  it('fold from their own events to the state in which the story ends, each stream in the order of time', () => {
    for (const story of many.slice(0, 200)) {
      const [own] = story.history.streams();
      const events = (own?.events ?? []).map((event, revision): RecordedEvent => ({
        ...event,
        ...{ streamId: own?.streamId ?? '', revision, position: String(revision) },
      }));
      expect(events.map((event) => upcast(event)).reduce(evolve, initialState(story.state.id))).toEqual(story.state);
      const times = events.map(({ metadata }) => metadata.at);
      expect(times).toEqual([...times].sort());
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(UNTIL.getTime());
    }
  });

  it('have an outcome for every mail, in its own stream', () => {
    const streams = logOf(many);
    const asked = streams.flatMap(({ events }) => events).filter(({ type }) => type === 'MailRequested');
    const outcomes = streams.filter(({ streamId }) => streamId.startsWith('mail-'));
    expect(outcomes).toHaveLength(asked.length);
    expect(new Set(streams.map(({ streamId }) => streamId)).size).toBe(streams.length);
  });

  it('leave dates in the present that have passed', () => {
    const isLate = (dueAt: string | null | undefined): boolean => Date.parse(dueAt ?? '') < UNTIL.getTime();
    const late = many.filter(({ state }) =>
      state.assignments.some(({ status, reviewDueAt }) => status === 'Accepted' && isLate(reviewDueAt)),
    );
    expect(late.length).toBeGreaterThan(0);
    expect(
      many.some(({ state }) => state.associates.at(-1)?.endedAt === null && isLate(state.associates.at(-1)?.dueAt)),
    ).toBe(true);
  });
});
