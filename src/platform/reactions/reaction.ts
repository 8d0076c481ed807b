import type { RecordedEvent } from '../event-store/port';

/** A side effect of stored events, outside the aggregate (architecture, '@nestjs/cqrs'). */
export interface Reaction {
  /** Kebab-case and unique. It names the checkpoint, so it never changes. */
  name: string;
  /** Event types that it handles; it skips all others. */
  handles: readonly string[];
  /** Where a reaction without a checkpoint starts. Default 'start': at the first event ever stored. */
  begins?: 'start' | 'now';
  /**
   * Called for one event after another, in order, each at least once. After a failure or a crash it is called again, so it must be
   * idempotent. A rejection is retried, with growing pauses, until it succeeds; later events wait.
   */
  handle(event: RecordedEvent): Promise<void>;
}

export const defineReaction = (reaction: Reaction): Reaction => reaction;
