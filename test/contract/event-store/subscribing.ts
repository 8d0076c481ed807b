import type { EventStore, Position, RecordedEvent } from '../../../src/platform/event-store/port';
import { START } from '../../../src/platform/event-store/port';
import type { Subject } from './subject';
import { eventually, idsOf, newEvents, newStream, withRetries } from './subject';

export function subscribing(subject: () => Subject): void {
  const store = (): EventStore => subject().store;

  /** Collects events until stopped. */
  const listen = (after: Position, batchSize?: number) => {
    const seen: RecordedEvent[] = [];
    const batches: number[] = [];
    const troubles: Error[] = [];
    const subscription = store().subscribe({
      after,
      batchSize,
      onBatch: async (events) => {
        seen.push(...events);
        batches.push(events.length);
      },
      onTrouble: (error) => troubles.push(error),
    });
    return { seen, batches, troubles, stop: () => subscription.stop() };
  };

  it('delivers from the start the events that exist and those that follow', async () => {
    const stream = newStream();
    await store().append(stream, 'NO_STREAM', newEvents(3));
    const listener = listen(START);
    const ours = () => listener.seen.filter((event) => event.streamId === stream);
    await eventually(() => ours().length === 3, 'the earlier events');
    await store().append(stream, 2, newEvents(2));
    await eventually(() => ours().length === 5, 'the later events');
    await listener.stop();
    expect(ours()).toEqual(await store().readStream(stream));
    expect(listener.seen.some((event) => event.type.startsWith('$'))).toBe(false);
  });

  it('resumes after a position', async () => {
    const stream = newStream();
    await store().append(stream, 'NO_STREAM', newEvents(6));
    const events = await store().readStream(stream);
    const listener = listen(events[2]?.position ?? START);
    await eventually(() => listener.seen.length >= 3, 'the rest');
    await listener.stop();
    expect(idsOf(listener.seen)).toEqual(idsOf(events.slice(3)));
  });

  it('respects the batch size and does not overlap batches', async () => {
    const begin = await store().head();
    await store().append(newStream(), 'NO_STREAM', newEvents(25));
    let running = 0;
    let overlapped = false;
    const sizes: number[] = [];
    const subscription = store().subscribe({
      after: begin,
      batchSize: 10,
      onBatch: async (events) => {
        running += 1;
        overlapped ||= running > 1;
        sizes.push(events.length);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
      },
    });
    await eventually(() => sizes.reduce((a, b) => a + b, 0) === 25, 'all events');
    await subscription.stop();
    expect(overlapped).toBe(false);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
    expect(running).toBe(0);
  });

  it('delivers a rejected batch again, the same, before anything later', async () => {
    const begin = await store().head();
    await store().append(newStream(), 'NO_STREAM', newEvents(6));
    const attempts: string[][] = [];
    const troubles: string[] = [];
    const subscription = store().subscribe({
      after: begin,
      batchSize: 3,
      onBatch: async (events) => {
        attempts.push(idsOf(events));
        if (attempts.length < 3) throw new Error('not now');
      },
      onTrouble: (error) => troubles.push(error.message),
    });
    await eventually(() => new Set(attempts.flat()).size === 6, 'all events');
    await subscription.stop();
    expect(attempts[1]).toEqual(attempts[0]);
    expect(attempts[2]).toEqual(attempts[0]);
    expect(attempts.slice(2).flat()).toEqual([...new Set(attempts.flat())]);
    expect(troubles).toEqual(['not now', 'not now']);
  });

  it('stops while a batch is being refused, and calls no handler afterwards', async () => {
    const begin = await store().head();
    await store().append(newStream(), 'NO_STREAM', newEvents(1));
    let calls = 0;
    const onBatch = async (): Promise<void> => {
      calls += 1;
      throw new Error('never');
    };
    const subscription = store().subscribe({ after: begin, onBatch });
    await eventually(() => calls >= 2, 'a second attempt');
    await subscription.stop();
    const stopped = calls;
    await store().append(newStream(), 'NO_STREAM', newEvents(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toBe(stopped);
  });

  it('serves several subscribers, each at its own position', async () => {
    const begin = await store().head();
    const { position } = await store().append(newStream(), 'NO_STREAM', newEvents(5));
    const listeners = [listen(begin), listen(begin, 2), listen(position)];
    await store().append(newStream(), 'NO_STREAM', newEvents(5));
    await eventually(() => listeners.every(({ seen }, n) => seen.length === (n === 2 ? 5 : 10)), 'all of them');
    await Promise.all(listeners.map((listener) => listener.stop()));
    expect(idsOf(listeners[1]?.seen ?? [])).toEqual(idsOf(listeners[0]?.seen ?? []));
  });

  it('continues after the server has dropped, reports it, and neither skips nor repeats', async () => {
    const begin = await store().head();
    const stream = newStream();
    const listener = listen(begin);
    let revision: 'NO_STREAM' | number = 'NO_STREAM';
    for (let round = 1; round <= 3; round += 1) {
      const events = newEvents(4);
      const expected: 'NO_STREAM' | number = revision;
      revision = (await withRetries(() => store().append(stream, expected, events))).revision;
      await eventually(() => listener.seen.length >= round * 4, `the events of round ${round}`);
      await subject().drop();
    }
    await eventually(() => listener.troubles.length > 0, 'a report of the trouble');
    const last = newEvents(2);
    await withRetries(() => store().append(stream, 11, last));
    await eventually(() => listener.seen.length >= 14, 'the last events');
    await listener.stop();
    expect(listener.seen.map((event) => event.revision)).toEqual([...Array(14).keys()]);
  });
}
