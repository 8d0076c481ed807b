import type { EventStore, StoredEvent } from '../../../src/platform/event-store/port';
import { START } from '../../../src/platform/event-store/port';
import { allAfter, dataOf, idsOf, newEvents, newStream } from './subject';

export function reading(store: () => EventStore): void {
  const tenEvents = async (): Promise<string> => {
    const stream = newStream();
    await store().append(stream, 'NO_STREAM', newEvents(10));
    return stream;
  };

  it('reads nothing from a stream that does not exist', async () => {
    expect(await store().readStream(newStream())).toEqual([]);
    expect(await store().readStream(newStream(), { direction: 'backward', from: 3 })).toEqual([]);
  });

  it.each([
    ['all', {}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['from a revision', { from: 7 }, [7, 8, 9]],
    ['at most so many', { max: 3 }, [0, 1, 2]],
    ['from a revision at most so many', { from: 4, max: 2 }, [4, 5]],
    ['from beyond the end', { from: 10 }, []],
    ['backward', { direction: 'backward' }, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['backward the newest', { direction: 'backward', max: 1 }, [9]],
    ['backward from a revision', { direction: 'backward', from: 2 }, [2, 1, 0]],
    ['none at all', { max: 0 }, []],
  ] as const)('reads a stream: %s', async (_name, options, expected) => {
    const events = await store().readStream(await tenEvents(), options);
    expect(events.map((event) => event.revision)).toEqual(expected);
  });

  it('reads many streams together, one of them twice and some that do not exist', async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, tenEvents));
    const asked = [...streams, streams[0] ?? '', newStream(), newStream()];
    const read = await Promise.all(asked.map((stream, from) => store().readStream(stream, { from })));
    for (const [from, stream] of asked.entries()) {
      const alone = streams.includes(stream) ? await store().readStream(stream, { from }) : [];
      expect(read[from]).toEqual(alone);
      expect(alone).toHaveLength(streams.includes(stream) ? Math.max(0, 10 - from) : 0);
    }
  });

  it('reads all events of all streams in the order of their commits, in batches', async () => {
    const begin = await store().head();
    const streams = [newStream(), newStream(), newStream()];
    for (const [n, stream] of streams.entries()) await store().append(stream, 'NO_STREAM', newEvents(4 + n));
    for (const stream of streams) await store().append(stream, 3 + streams.indexOf(stream), newEvents(1));
    const sizes: number[] = [];
    for await (const batch of store().readAll(begin, 4)) sizes.push(batch.length);
    expect(sizes.reduce((a, b) => a + b)).toBe(18);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
    const all = await allAfter(store(), begin);
    const positions = all.map((event) => event.position);
    expect([...positions].sort()).toEqual(positions);
    expect(idsOf(await allAfter(store(), begin, 4))).toEqual(idsOf(all));
    expect(all.filter((event) => event.streamId === streams[2]).map((event) => event.revision)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
    expect(all.slice(-3).map((event) => event.streamId)).toEqual(streams);
  });

  it('shows events as they are stored, the same from both sides', async () => {
    const begin = await store().head();
    const stream = await tenEvents();
    const events = await allAfter(store(), begin);
    const texts = events.map(({ data, metadata, ...event }) => ({
      ...event,
      data: JSON.stringify(data),
      metadata: JSON.stringify(metadata),
    }));
    const found: StoredEvent[] = [];
    for await (const batch of store().stored.readAll(begin, 4)) found.push(...batch);
    expect(found).toEqual(texts);
    expect(await store().stored.readStream(stream)).toEqual(texts);
    expect(await store().stored.readStream(newStream())).toEqual([]);
  });

  it('continues reading after any position, without the event at that position', async () => {
    const begin = await store().head();
    await tenEvents();
    const all = await allAfter(store(), begin);
    for (const n of [0, 4, 8, 9]) {
      const rest = await allAfter(store(), all[n]?.position ?? START, 3);
      expect(dataOf(rest)).toEqual(dataOf(all.slice(n + 1)));
    }
  });

  it('reads all events from the start', async () => {
    const stream = await tenEvents();
    const all = await allAfter(store(), START, 500);
    expect(all.filter((event) => event.streamId === stream)).toHaveLength(10);
    expect(all.some((event) => event.streamId.startsWith('$') || event.type.startsWith('$'))).toBe(false);
  });

  it('returns the newest position', async () => {
    const { position } = await store().append(newStream(), 'NO_STREAM', newEvents(3));
    expect(await store().head()).toBe(position);
  });

  it('refuses a position that is not its own', async () => {
    await expect(allAfter(store(), 'nonsense')).rejects.toThrow(RangeError);
  });
}
