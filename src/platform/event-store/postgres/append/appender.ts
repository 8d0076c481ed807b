import type { Pool } from 'pg';
import type { SerialisedEvent } from '../../json-events';
import { serialiseEvents } from '../../json-events';
import type { AppendResult, ExpectedRevision, NewEvent } from '../../port';
import { WrongExpectedRevisionError } from '../../port';
import { encodePosition } from '../position';
import { readStreamRows } from '../rows';
import { appendStatement } from './append-statement';

const UNIQUE_VIOLATION = '23505';

interface Outcome {
  head: number;
  tx: string | null;
}

/** Appends in one round trip and one transaction each. */
export class Appender {
  private appended = 0;

  constructor(private readonly pool: Pool) {}

  /** @throws WrongExpectedRevisionError, EventTooLargeError */
  async append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const last = expected === 'NO_STREAM' ? -1 : expected;
    const serialised = serialiseEvents(events);
    const { head, tx } = await this.attempt(streamId, last, serialised).catch((error: unknown) => {
      // Another append took the revision. It has committed, so a second attempt sees the current head.
      if (isUniqueViolation(error)) return this.attempt(streamId, last, serialised);
      throw error;
    });
    if (tx !== null) {
      this.appended += events.length;
      return { revision: last + events.length, position: encodePosition(tx, events.length - 1) };
    }
    const earlier = await this.sameAppend(streamId, last, serialised);
    if (earlier) return earlier;
    throw new WrongExpectedRevisionError(streamId, expected, head < 0 ? 'NO_STREAM' : head);
  }

  private async attempt(streamId: string, last: number, events: readonly SerialisedEvent[]): Promise<Outcome> {
    const statement = appendStatement(streamId, last, events, this.growth());
    const { rows } = await this.pool.query<Outcome>(statement);
    return rows[0] ?? { head: -1, tx: null };
  }

  /**
   * An append repeated with the same event ids (for example, because the connection broke before the answer) returns the first
   * result, as EventStoreDB does.
   */
  private async sameAppend(
    streamId: string,
    last: number,
    events: readonly SerialisedEvent[],
  ): Promise<AppendResult | null> {
    const found = await readStreamRows(this.pool, streamId, { from: last + 1, max: events.length });
    const newest = found.at(-1);
    const same = found.length === events.length && found.every((event, i) => event.id === events[i]?.id.toLowerCase());
    return newest && same ? { revision: newest.revision, position: newest.position } : null;
  }

  /** 0 to 8: one step for each fourfold growth. */
  private growth(): number {
    return Math.min(8, Math.floor(Math.log2(this.appended + 1) / 2));
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
