import type { EventMetadata, RecordedEvent } from '../../platform/event-store/port';
import { QUARANTINED_TYPE } from '../../platform/event-store/quarantine/quarantine-events';
import type { ArticleEvent } from '../domain/events';
import { evolve } from '../domain/fold/evolve';
import type { ArticleState } from '../domain/state';
import { isReadable, upcast } from '../domain/upcasters';

/**
 * The article after one more stored event. A quarantined event changes nothing. An event that only a newer release can read changes
 * nothing either, but makes the article read-only (ADR 49).
 */
export function foldRecorded(state: ArticleState, event: RecordedEvent): ArticleState {
  if (isReadable(event)) return evolve(state, upcast(event));
  const passed = { ...state, streamRevision: event.revision };
  if (event.type === QUARANTINED_TYPE || state.unreadableEvent) return passed;
  return { ...passed, unreadableEvent: { eventId: event.id, type: event.type } };
}

/** The article after events that are decided but not stored yet. */
export function foldNew(
  state: ArticleState,
  events: readonly ArticleEvent[],
  who: Pick<EventMetadata, 'userId' | 'realUserId' | 'at'>,
): ArticleState {
  const metadata = { ...who, correlationId: '', causationId: null, schemaVersion: 1 };
  return events.reduce(
    (present, event) => evolve(present, { ...event, metadata, revision: present.streamRevision + 1 }),
    state,
  );
}
