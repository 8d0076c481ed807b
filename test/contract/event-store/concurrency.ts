import type { RecordedEvent } from '../../../src/platform/event-store/port';
import type { Subject } from './subject';
import { allAfter, eventually, idsOf, newEvents, newStream } from './subject';

const WRITERS = 16;
const APPENDS = 40;

export function concurrency(subject: () => Subject): void {
  it('skips no event and shows none twice while 16 writers append at the same time', async () => {
    const { store } = subject();
    const begin = await store.head();
    const seen: RecordedEvent[] = [];
    const subscriptions = [7, 500].map((batchSize) => {
      const events: RecordedEvent[] = [];
      const onBatch = async (batch: RecordedEvent[]): Promise<void> => void events.push(...batch);
      return { events, subscription: store.subscribe({ after: begin, batchSize, onBatch }) };
    });
    const polling = pollAll(subject(), begin, seen);
    const written = await Promise.all(Array.from({ length: WRITERS }, () => write(subject())));
    const expected = written.flat().sort();
    for (const { events } of subscriptions) await eventually(() => events.length >= expected.length, 'all events');
    await polling(expected.length);
    await Promise.all(subscriptions.map(({ subscription }) => subscription.stop()));
    const order = idsOf(await allAfter(store, begin));
    expect([...order].sort()).toEqual(expected);
    for (const { events } of subscriptions) expect(idsOf(events)).toEqual(order);
    expect(idsOf(seen)).toEqual(order);
  });
}

async function write({ store }: Subject): Promise<string[]> {
  const ids: string[] = [];
  const stream = newStream();
  let expected: 'NO_STREAM' | number = 'NO_STREAM';
  for (let n = 0; n < APPENDS; n += 1) {
    const events = newEvents(1 + (n % 3));
    expected = (await store.append(stream, expected, events)).revision;
    ids.push(...idsOf(events));
  }
  return ids;
}

/** Polls from the last position seen. The returned function waits until that number of events has been seen. */
function pollAll({ store }: Subject, begin: string, seen: RecordedEvent[]): (count: number) => Promise<void> {
  let target = Infinity;
  const run = async (): Promise<void> => {
    const end = Date.now() + 120_000;
    while (seen.length < target && Date.now() < end) {
      seen.push(...(await allAfter(store, seen.at(-1)?.position ?? begin, 50)));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const running = run();
  return async (count) => {
    target = count;
    await running;
  };
}
