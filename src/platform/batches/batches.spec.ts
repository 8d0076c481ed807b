import { setImmediate } from 'node:timers/promises';
import { Batches } from './batches';

/** Runs everything that waits only for its turn in the event loop. Waiting some milliseconds would not do on a busy machine. */
async function drainEventLoop(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}

describe('batches', () => {
  /** Work that ends when the test says so, and the batches that it was given. */
  function worker() {
    const given: string[][] = [];
    const ends: (() => void)[] = [];
    const work = (items: readonly string[]): Promise<string[]> =>
      new Promise((resolve) => {
        given.push([...items]);
        ends.push(() => resolve(items.map((item) => item.toUpperCase())));
      });
    return { given, work, endNext: () => ends.shift()?.() };
  }

  it('joins requests of the same moment, and answers each with its own result', async () => {
    const { given, work, endNext } = worker();
    const batches = new Batches(work, { most: 10, concurrency: 1 });
    const answers = Promise.all(['a', 'b', 'c'].map((item) => batches.add(item)));
    await drainEventLoop();
    endNext();
    expect(await answers).toEqual(['A', 'B', 'C']);
    expect(given).toEqual([['a', 'b', 'c']]);
  });

  it('never answers an item with work that began before it was added', async () => {
    const { given, work, endNext } = worker();
    const batches = new Batches(work, { most: 10, concurrency: 1 });
    const first = batches.add('a');
    await drainEventLoop();
    const later = [batches.add('a'), batches.add('b')];
    await drainEventLoop();
    expect(given).toEqual([['a']]);
    endNext();
    await first;
    await drainEventLoop();
    endNext();
    await Promise.all(later);
    expect(given).toEqual([['a'], ['a', 'b']]);
  });

  it('keeps its limits: items in a batch, batches at the same time', async () => {
    const { given, work, endNext } = worker();
    const batches = new Batches(work, { most: 2, concurrency: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((item) => batches.add(item)));
    await drainEventLoop();
    expect(given).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    endNext();
    await drainEventLoop();
    expect(given[2]).toEqual(['e']);
    endNext();
    endNext();
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('puts items with the same key into different batches, in their order', async () => {
    const { given, work, endNext } = worker();
    const batches = new Batches(work, { most: 9, concurrency: 1, keyOf: (item: string) => item.slice(0, 1) });
    const answers = Promise.all(['a1', 'a2', 'b1', 'a3'].map((item) => batches.add(item)));
    for (let turn = 0; turn < 3; turn += 1) {
      await drainEventLoop();
      endNext();
    }
    await answers;
    expect(given).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('rejects the items of a failed batch only, and continues', async () => {
    const batches = new Batches(
      async (items: readonly string[]) => {
        if (items.includes('bad')) throw new Error('refused');
        return items;
      },
      { most: 2, concurrency: 1 },
    );
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((item) => batches.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
