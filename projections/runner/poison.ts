import { DatabaseError } from 'pg';
import { isStoreUnavailable } from '../../src/platform/store-unavailable/is-store-unavailable';
import { SupersededError } from './checkpoints';

/**
 * SQLSTATE classes about the server's state and not the event: connection, transaction rollback, resources, locks, operator, system.
 * Also a prepared statement whose table has changed its columns (0A000), which disappears with the connection, and a missing table
 * or schema, which a rebuild fixes.
 */
const NOT_THE_EVENT = /^(08|25|40|53|55|57|58|XX|0A000$|42P01$|3F000$)/;
const BROKEN_CONNECTION = /Connection terminated|Client has encountered a connection error|not queryable|ECONN|EPIPE/;

/** The event store could not be read, which is not caused by the event to be applied. */
export class StoreReadError extends Error {
  constructor(articleId: string, cause: unknown) {
    super(`Article ${articleId} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreReadError';
  }
}

/** True when an event could not be applied because of its content, so that a retry is useless. */
export function isPoison(error: unknown): boolean {
  if (error instanceof SupersededError || error instanceof StoreReadError || isStoreUnavailable(error)) return false;
  if (error instanceof DatabaseError) return !NOT_THE_EVENT.test(error.code ?? '');
  return !BROKEN_CONNECTION.test(error instanceof Error ? error.message : String(error));
}
