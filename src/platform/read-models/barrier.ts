import type { Position } from '../event-store/port';

/** Delays a command's answer until its own events are visible in the read models (architecture, 'Read models'). */
export interface ReadModelBarrier {
  /**
   * Resolves once every live projection has committed the events up to and including `position`, or after `timeoutMs` milliseconds.
   * So a slow read model delays an answer but never fails a command that is already stored. Projections stopped by a poison event
   * are not waited for. Never rejects.
   */
  waitFor(position: Position, timeoutMs: number): Promise<void>;
}

/** Dependency injection token of the barrier. */
export const READ_MODELS = Symbol('READ_MODELS');
