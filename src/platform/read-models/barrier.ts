import type { Position } from '../event-store/port';

/** Lets a command's answer wait until the next read will see it (architecture, 'Read models'). */
export interface ReadModelBarrier {
  /** Resolves once the live projections have passed `position`, or after `timeoutMs` milliseconds; it never rejects. */
  waitFor(position: Position, timeoutMs: number): Promise<void>;
}

/** Dependency injection token of the barrier. */
export const READ_MODELS = Symbol('READ_MODELS');
