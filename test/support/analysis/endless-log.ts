import type { EventStore, RecordedEvent, StoredEvent } from '../../../src/platform/event-store/port';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2025-01-01T00:00:00Z');

const at = (index: number): RecordedEvent => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  streamId: `article-${index % 97}`,
  revision: Math.floor(index / 97),
  position: String(index).padStart(20, '0'),
  type: 'DraftDeleted',
  data: {},
  metadata: {
    // Mostly by time, over many months.
    at: new Date(BEGIN + ((index * 7) % 9_000) * HOUR).toISOString(),
    ...{ userId: 'ann', realUserId: null, correlationId: 'c', causationId: null, schemaVersion: 1 },
  },
});

const storedAt = (index: number): StoredEvent => {
  const event = at(index);
  return { ...event, data: JSON.stringify(event.data), metadata: JSON.stringify(event.metadata) };
};

/** A log with this many events. A longer one begins with the same events. */
export function endlessLog(length: number): Pick<EventStore, 'readAll' | 'readStream' | 'head' | 'stored'> {
  async function* read<Event>(make: (index: number) => Event, after: string, size = 500): AsyncGenerator<Event[]> {
    for (let from = after === '' ? 0 : Number(after) + 1; from < length; from += size)
      yield Array.from({ length: Math.min(size, length - from) }, (_none, nth) => make(from + nth));
  }
  const inStream = (streamId: string, revision: number): number => revision * 97 + Number(streamId.split('-')[1]);
  return {
    readAll: (after, size) => read(at, after, size),
    readStream: async (streamId, { from = 0 } = {}) => {
      const index = inStream(streamId, from);
      return index < length ? [at(index)] : [];
    },
    head: async () => (length === 0 ? '' : at(length - 1).position),
    stored: { readAll: (after, size) => read(storedAt, after, size), readStream: async () => [] },
  };
}
