import { articleStream, evolve, initialState, upcast } from '../../../src/article';
import type { RecordedEvent } from '../../../src/platform/event-store/port';
import { articleIn } from '../../../test/support/article/article-in-status';
import { MemoryEventStore } from '../../../test/support/article/memory-event-store';
import { isPoison, StoreReadError } from '../poison';
import { ArticleStates } from './article-states';

/** Events of an article under review in a separate store. */
async function stored(...articleIds: string[]): Promise<{ store: MemoryEventStore; log: RecordedEvent[] }> {
  const store = new MemoryEventStore();
  const { events } = articleIn('UNDER_REVIEW');
  for (const id of articleIds) {
    const own = events.map((event, index) => ({ ...event, id: `${id}-${index}` }));
    await store.append(articleStream(id), 'NO_STREAM', own);
  }
  return { store, log: store.log };
}

const folded = (events: readonly RecordedEvent[], articleId: string) =>
  events.map((event) => upcast(event)).reduce(evolve, initialState(articleId));

describe('the fold of all read models', () => {
  it('gives each article before and after a batch, and does not read again the events that it has just folded', async () => {
    const { store, log } = await stored('a', 'b');
    const states = new ArticleStates(store);
    await states.of(log.slice(0, 5));
    const [change, other] = await states.of(log.slice(5));
    expect(change).toEqual({ before: folded(log.slice(0, 5), 'a'), after: folded(log.slice(0, log.length / 2), 'a') });
    expect(other).toEqual({ before: initialState('b'), after: folded(log.slice(log.length / 2), 'b') });
    expect(store.reads).toEqual([]);
  });

  it('folds a batch once for all read models that pass its events', async () => {
    const { store, log } = await stored('a');
    const states = new ArticleStates(store);
    const [one, same, fewer] = [states.of([...log]), states.of([...log]), states.of(log.slice(0, -1))];
    expect(await one).toBe(await same);
    expect((await fewer)[0]?.after.streamRevision).toBe(log.length - 2);
  });

  it('reads the stream of an article that is not in memory, but no event later than the batch', async () => {
    const { store, log } = await stored('a');
    const [change] = await new ArticleStates(store).of(log.slice(7, 9));
    expect(change).toEqual({ before: folded(log.slice(0, 7), 'a'), after: folded(log.slice(0, 9), 'a') });
    expect(store.reads).toEqual([{ from: 0, max: 7 }]);
  });

  it('answers a read model that is behind, and keeps the newer state for the others', async () => {
    const { store, log } = await stored('a');
    const states = new ArticleStates(store);
    await states.of(log.slice(0, 8));
    const [late] = await states.of(log.slice(3, 4));
    expect(late?.after).toEqual(folded(log.slice(0, 4), 'a'));
    store.reads = [];
    const [next] = await states.of(log.slice(8, 9));
    expect(next?.after).toEqual(folded(log.slice(0, 9), 'a'));
    expect(store.reads).toEqual([]);
  });

  it('keeps a limited number of articles in memory, and is still correct', async () => {
    const { store, log } = await stored('a', 'b', 'c');
    const states = new ArticleStates(store, 1);
    const count = log.length / 3;
    const interleaved = log.slice(0, count).flatMap((_, index) => [0, 1, 2].map((nth) => log[nth * count + index]));
    const events = interleaved.filter((event) => event !== undefined);
    let last: readonly { after: unknown }[] = [];
    for (let done = 0; done < events.length; done += 6) last = await states.of(events.slice(done, done + 6));
    const ends = ['a', 'b', 'c'].map((id, nth) => folded(log.slice(nth * count, (nth + 1) * count), id));
    expect(last.map(({ after }) => after)).toEqual(ends);
    expect(store.reads.length).toBeGreaterThan(5);
  });

  it('skips types that this program does not know, as the runner does', async () => {
    const { store, log } = await stored('a');
    const [first] = log;
    const strange = { ...first, id: 'strange', type: 'SomethingNew' } as RecordedEvent;
    await store.append(articleStream('a'), log.length - 1, [strange, { ...strange, ...log[2], id: 'known' }]);
    const [change] = await new ArticleStates(store).of(store.log.slice(-1));
    expect(change?.before).toEqual(folded(log.slice(0, -2), 'a'));
    expect(change?.after.streamRevision).toBe(log.length - 1);
  });

  it('does not treat an unavailable store as a bad event, and retries', async () => {
    const { store, log } = await stored('a');
    const read = jest.spyOn(store, 'readStream').mockRejectedValueOnce(new Error('UNAVAILABLE'));
    const states = new ArticleStates(store);
    const failure: unknown = await states.of(log.slice(4)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreReadError);
    expect(isPoison(failure)).toBe(false);
    await expect(states.of(log.slice(4))).resolves.toHaveLength(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('throws on an event that a newer program wrote', async () => {
    const { store, log } = await stored('a');
    const newer = log.map((event) => ({ ...event, metadata: { ...event.metadata, schemaVersion: 9 } }));
    const failure: unknown = await new ArticleStates(store).of(newer).catch((error: unknown) => error);
    expect(isPoison(failure)).toBe(true);
  });
});
