import type { Position } from '../event-store/port';

/** Lets a command's answer wait until its own events can be read (architecture, 'Read models'). */
export interface ReadModelBarrier {
  /**
   * Resolves as soon as every live projection has committed the events up to and with `position`, and at the latest after
   * `timeoutMs` milliseconds: a slow read model delays an answer but never fails a command that is already stored. Projections
   * stopped by a poison event are not waited for. Never rejects.
   */
  waitFor(position: Position, timeoutMs: number): Promise<void>;
}

/** Dependency injection token of the barrier. */
export const READ_MODELS = Symbol('READ_MODELS');
