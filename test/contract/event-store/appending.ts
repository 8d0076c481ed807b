import type { EventStore } from '../../../src/platform/event-store/port';
import {
  EventTooLargeError,
  MAX_EVENT_BYTES,
  WrongExpectedRevisionError,
} from '../../../src/platform/event-store/port';
import { dataOf, idsOf, newEvent, newEvents, newStream } from './subject';

export function appending(store: () => EventStore): void {
  const conflict = (stream: string, expected: 'NO_STREAM' | number, actual: 'NO_STREAM' | number) =>
    expect.objectContaining({ name: 'WrongExpectedRevisionError', streamId: stream, expected, actual });

  it('numbers the events of a stream from 0 and returns the revision of the last', async () => {
    const stream = newStream();
    expect(await store().append(stream, 'NO_STREAM', newEvents(2))).toMatchObject({ revision: 1 });
    expect(await store().append(stream, 1, newEvents(1))).toMatchObject({ revision: 2 });
    expect((await store().readStream(stream)).map((event) => event.revision)).toEqual([0, 1, 2]);
  });

  it('returns the position at which the last event is then read', async () => {
    const stream = newStream();
    const one = await store().append(stream, 'NO_STREAM', newEvents(3));
    const two = await store().append(stream, 2, newEvents(1));
    const positions = (await store().readStream(stream)).map((event) => event.position);
    expect([positions[2], positions[3]]).toEqual([one.position, two.position]);
    expect([...positions].sort()).toEqual(positions);
    expect(new Set(positions).size).toBe(4);
  });

  it('refuses a stream that should not exist yet but does, and writes nothing', async () => {
    const stream = newStream();
    await store().append(stream, 'NO_STREAM', newEvents(2));
    const attempt = store().append(stream, 'NO_STREAM', newEvents(1));
    await expect(attempt).rejects.toBeInstanceOf(WrongExpectedRevisionError);
    await expect(attempt).rejects.toEqual(conflict(stream, 'NO_STREAM', 1));
    expect(await store().readStream(stream)).toHaveLength(2);
  });

  it('refuses a stale revision, one ahead of the stream, and any revision of a stream that does not exist', async () => {
    const stream = newStream();
    await store().append(stream, 'NO_STREAM', newEvents(2));
    await expect(store().append(stream, 0, newEvents(1))).rejects.toEqual(conflict(stream, 0, 1));
    await expect(store().append(stream, 5, newEvents(3))).rejects.toEqual(conflict(stream, 5, 1));
    expect(await store().readStream(stream)).toHaveLength(2);
    const none = newStream();
    await expect(store().append(none, 0, newEvents(1))).rejects.toEqual(conflict(none, 0, 'NO_STREAM'));
    expect(await store().readStream(none)).toEqual([]);
  });

  it.each(['NO_STREAM', 0] as const)('lets one of many concurrent appends win, expecting %s', async (expected) => {
    const stream = newStream();
    if (expected === 0) await store().append(stream, 'NO_STREAM', newEvents(1));
    const before = (await store().readStream(stream)).length;
    const attempts = Array.from({ length: 12 }, () => store().append(stream, expected, newEvents(2)));
    const outcomes = await Promise.allSettled(attempts);
    const lost = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => outcome.reason as unknown);
    expect(lost).toHaveLength(11);
    for (const reason of lost) expect(reason).toBeInstanceOf(WrongExpectedRevisionError);
    expect(await store().readStream(stream)).toHaveLength(before + 2);
  });

  it('accepts appends to many streams at the same time, and only those with a wrong revision fail', async () => {
    const streams = Array.from({ length: 30 }, newStream);
    await Promise.all(streams.map((stream) => store().append(stream, 'NO_STREAM', newEvents(2))));
    const written = streams.map((_stream, index) => newEvents(1 + (index % 3)));
    const outcomes = await Promise.allSettled(
      streams.map((stream, index) => store().append(stream, index % 5 === 2 ? 7 : 1, written[index] ?? [])),
    );
    for (const [index, stream] of streams.entries()) {
      const [outcome, read] = [outcomes[index], await store().readStream(stream, { from: 2 })];
      const fits = index % 5 !== 2;
      expect(outcome?.status).toBe(fits ? 'fulfilled' : 'rejected');
      expect(idsOf(read)).toEqual(fits ? idsOf(written[index] ?? []) : []);
      const last = read.at(-1);
      if (outcome?.status === 'fulfilled')
        expect(outcome.value).toEqual({ revision: last?.revision, position: last?.position });
      else expect(outcome?.reason).toEqual(conflict(stream, 7, 1));
    }
  });

  it('lets one of two appends to a stream win, whatever is appended to other streams at the same time', async () => {
    const [one, other] = [newStream(), newStream()];
    const outcomes = await Promise.allSettled(
      [one, other, one].map((stream) => store().append(stream, 'NO_STREAM', newEvents(1))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect([(await store().readStream(one)).length, (await store().readStream(other)).length]).toEqual([1, 1]);
  });

  it('returns the same result for a repeated append of the same events, and writes them once', async () => {
    const stream = newStream();
    const events = newEvents(3);
    const first = await store().append(stream, 'NO_STREAM', events);
    expect(await store().append(stream, 'NO_STREAM', events)).toEqual(first);
    expect(idsOf(await store().readStream(stream))).toEqual(idsOf(events));
  });

  it('returns the JSON as it was appended, including metadata and identifiers', async () => {
    const stream = newStream();
    const data = {
      text: 'Ångström, 中文, 👩‍🔬, "quoted" \\ back, \u0000 nul, line\nbreak \u2028',
      nested: {
        list: [1, -2.5, 1e21, [], {}, [null, true, false]],
        'key with {braces}, "quotes"': { deep: { deeper: '' } },
      },
      zebra: 1,
      apple: 2,
    };
    const events = [newEvent(data), newEvent('just text'), newEvent([1, 'two', null]), newEvent({})];
    await store().append(stream, 'NO_STREAM', events);
    const read = await store().readStream(stream);
    expect(dataOf(read)).toEqual(events.map((event) => event.data));
    expect(Object.keys(read[0]?.data as object)).toEqual(['text', 'nested', 'zebra', 'apple']);
    expect(read.map(({ id, type, metadata, streamId }) => ({ id, type, metadata, streamId }))).toEqual(
      events.map(({ id, type, metadata }) => ({ id, type, metadata, streamId: stream })),
    );
  });

  it('accepts an event of nearly 1 MB and refuses a larger one by name and size, with the whole append', async () => {
    const stream = newStream();
    const fits = newEvent('x'.repeat(MAX_EVENT_BYTES - 1_000), 'Long');
    await store().append(stream, 'NO_STREAM', [fits]);
    expect(dataOf(await store().readStream(stream))).toEqual([fits.data]);
    const tooLong = newEvent('é'.repeat(MAX_EVENT_BYTES / 2), 'TooLong');
    const attempt = store().append(stream, 0, [newEvent(), tooLong]);
    await expect(attempt).rejects.toBeInstanceOf(EventTooLargeError);
    await expect(attempt).rejects.toThrow(/TooLong has 1048578 bytes; at most 1048576/);
    expect(await store().readStream(stream)).toHaveLength(1);
  });

  it('refuses events that exceed 1 MB only together, and stores none of them', async () => {
    const stream = newStream();
    const half = () => newEvent('x'.repeat(MAX_EVENT_BYTES / 2), 'Half');
    const attempt = store().append(stream, 'NO_STREAM', [half(), half()]);
    await expect(attempt).rejects.toBeInstanceOf(EventTooLargeError);
    await expect(attempt).rejects.toThrow(/Half has \d{7} bytes/);
    expect(await store().readStream(stream)).toEqual([]);
  });

  it('refuses an append of nothing', async () => {
    await expect(store().append(newStream(), 'NO_STREAM', [])).rejects.toThrow(/at least one event/);
  });
}
