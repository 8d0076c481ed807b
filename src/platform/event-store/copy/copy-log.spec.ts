import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '../../../../test/support/article/memory-event-store';
import { type NewEvent, type RecordedEvent, START } from '../port';
import { compareLogs, copyLog } from './copy-log';

const event = (type: string): NewEvent => {
  const metadata = {
    userId: null,
    realUserId: null,
    at: '2026-01-01T00:00:00.000Z',
    causationId: null,
    schemaVersion: 1,
  };
  return { id: randomUUID(), type, data: { b: [1, { z: 1, a: 2 }] }, metadata: { ...metadata, correlationId: 'c' } };
};

async function aLog(): Promise<MemoryEventStore> {
  const store = new MemoryEventStore();
  await store.append('a', 'NO_STREAM', [event('A0'), event('A1')]);
  await store.append('b', 'NO_STREAM', [event('B0')]);
  await store.append('a', 1, [event('A2')]);
  return store;
}

async function eventsOf(store: MemoryEventStore): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for await (const batch of store.readAll(START)) found.push(...batch);
  return found;
}

async function* batches(events: RecordedEvent[]): AsyncGenerator<RecordedEvent[]> {
  yield events.slice(0, 1);
  yield events.slice(1);
}

describe('a copied log', () => {
  it('has the same events in the same order, and can be continued after an interruption', async () => {
    const source = await aLog();
    const events = await eventsOf(source);
    const target = new MemoryEventStore();
    expect(await copyLog(batches(events.slice(0, 2)), target)).toBe(2);
    expect(await copyLog(batches(events), target)).toBe(2);
    expect(await copyLog(batches(events), target)).toBe(0);
    expect((await compareLogs(batches(events), target.readAll(START))).events).toBe(4);
    expect((await eventsOf(target)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('is not written over another log or over a longer one', async () => {
    const [source, other] = [await aLog(), await aLog()];
    await expect(copyLog(source.readAll(START), other)).rejects.toThrow(
      'The target has a 0 (A0) where the source has a 0',
    );
    const fewer = (await eventsOf(source)).slice(0, 3);
    await expect(copyLog(batches(fewer), source)).rejects.toThrow('does not have: a 2 (A2)');
    await expect(compareLogs(source.readAll(START), batches(fewer))).rejects.toThrow('The target ends before a 2 (A2)');
    await expect(compareLogs(batches(fewer), source.readAll(START))).rejects.toThrow('does not have: a 2 (A2)');
    const changed = (await eventsOf(source)).map((one) => (one.type === 'B0' ? { ...one, data: {} } : one));
    await expect(compareLogs(source.readAll(START), batches(changed))).rejects.toThrow('where the source has b 0 (B0)');
  });

  it('translates positions to the same events, and one beyond its end to its last event', async () => {
    const events = await eventsOf(await aLog());
    const moved = events.map((one) => ({ ...one, position: `new ${one.position}` }));
    const last = `new ${events[3]?.position}`;
    const [, second, third] = events.map(({ position }) => position);
    const { translation } = await compareLogs(batches(events), batches(moved), [third ?? '', second ?? '', 'zzz', ' ']);
    expect(new Map(translation)).toEqual(
      new Map([
        [' ', START],
        [second, `new ${second}`],
        [third, `new ${third}`],
        ['zzz', last],
      ]),
    );
  });
});
