import type { NewEvent, RecordedEvent } from '../../platform/event-store/port';
import { restOf, revisionOf } from './write-past';

const metadata = {
  ...{ userId: null, realUserId: null, at: '2026-01-01T10:00:00.000Z', correlationId: 'c', causationId: null },
  schemaVersion: 1,
};
const event = (id: string, type = 'NoteAdded', data: unknown = {}): NewEvent => ({ id, type, data, metadata });
const stored = (...events: NewEvent[]): RecordedEvent[] =>
  events.map((one, revision) => ({ ...one, streamId: 's', revision, position: String(revision) }));
const generated = (id: string, fileId: string): NewEvent => event(id, 'DocumentGenerated', { file: { fileId } });
const removed = (id: string, fileId: string): NewEvent => event(id, 'FileRemoved', { fileId });

describe('The missing rest of a history', () => {
  const history = ['a', 'b', 'c', 'd'].map((id) => event(id));
  const [a, b, c, d] = history as [NewEvent, NewEvent, NewEvent, NewEvent];

  it('is everything that is not there yet', () => {
    expect(restOf([], history)).toEqual(history);
    expect(restOf(stored(a, b), history)).toEqual([c, d]);
    expect(restOf(stored(...history), history)).toEqual([]);
  });

  it('does not count documents that the system generated and replaced', () => {
    const there = stored(a, b, generated('1', 'f'), c, removed('2', 'f'), generated('3', 'g'));
    expect(restOf(there, history)).toEqual([d]);
  });

  it('is nothing when the article was changed here, also by the removal of a file', () => {
    expect(restOf(stored(a, b, event('note')), history)).toBeNull();
    expect(restOf(stored(a, b, removed('1', 'upload')), history)).toBeNull();
    const byPerson = { ...removed('2', 'f'), metadata: { ...metadata, userId: 'editor' } };
    expect(restOf(stored(a, b, generated('1', 'f'), byPerson), history)).toBeNull();
  });

  it('is written after the documents, which moves the revisions of its events', () => {
    const there = stored(a, b, generated('1', 'f'), c);
    expect(['a', 'c', 'd'].map((id) => revisionOf(id, there, [d]))).toEqual([0, 3, 4]);
    expect(revisionOf('b', [], history)).toBe(1);
  });
});
