import type { RecordedEvent } from '../event-store/port';

/** What follows from a stored event, outside the aggregate (architecture, '@nestjs/cqrs'). */
export interface Reaction {
  /** Kebab-case, unique, never changed: the name of its checkpoint. */
  name: string;
  /** Event types that it answers; all others pass it by. */
  handles: readonly string[];
  /** Where a reaction that has no checkpoint yet begins. Default 'start': with the first event ever stored. */
  begins?: 'start' | 'now';
  /**
   * Called for one event after the other, in their order, each at least once: after a failure or a crash again, so it must bear the
   * same event twice. A rejection is tried again, with growing pauses, until it succeeds; later events wait.
   */
  handle(event: RecordedEvent): Promise<void>;
}

export const defineReaction = (reaction: Reaction): Reaction => reaction;
