import { DatabaseError, type Pool } from 'pg';
import { Batches } from '../../../batches/batches';
import type { SerialisedEvent } from '../../json-events';
import { serialiseEvents } from '../../json-events';
import type { AppendResult, ExpectedRevision, NewEvent } from '../../port';
import { WrongExpectedRevisionError } from '../../port';
import { encodePosition } from '../position';
import { growthOf, readStreamRows } from '../rows';
import { appendStatement, appendTogetherStatement, KEY_LOST, type StreamAppend } from './append-statement';
import { KeyLost } from './key-lost';

const UNIQUE_VIOLATION = '23505';

/** The most appends in one commit. */
const MAX_APPENDS_PER_COMMIT = 64;
/** An append with more characters of JSON runs alone, so that it does not delay others. */
const LARGE_APPEND_CHARACTERS = 65_536;

/** `place`: the place of the last event in the transaction; null when the head was not the expected one. */
interface Outcome {
  head: number;
  place: { tx: string; ord: number } | null;
}

type Attempted = { outcome: Outcome } | { failure: unknown };

const lengthOf = ({ events }: StreamAppend): number =>
  events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);

const byStream = (a: StreamAppend, b: StreamAppend): number => (a.streamId < b.streamId ? -1 : 1);

/** Appends in one round trip and one transaction, together with other appends of the same moment. */
export class Appender {
  private appended = 0;
  /** One commit at a time: appends requested during a commit share the next one. */
  private readonly together = new Batches<StreamAppend, Attempted>((appends) => this.attemptAll(appends), {
    most: MAX_APPENDS_PER_COMMIT,
    concurrency: 1,
    keyOf: ({ streamId }) => streamId,
  });

  constructor(private readonly pool: Pool) {}

  /**
   * @param keys ids of keys of personal data that must be stored for the append to happen.
   * @throws WrongExpectedRevisionError, EventTooLargeError, KeyLost
   */
  async append(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    keys: readonly string[] = [],
  ): Promise<AppendResult> {
    const last = expected === 'NO_STREAM' ? -1 : expected;
    const serialised = serialiseEvents(events);
    const { head, place } = await this.outcomeOf({ streamId, last, events: serialised, keys });
    if (place !== null) {
      this.appended += events.length;
      return { revision: last + events.length, position: encodePosition(place.tx, place.ord) };
    }
    const earlier = await this.sameAppend(streamId, last, serialised);
    if (earlier) return earlier;
    throw new WrongExpectedRevisionError(streamId, expected, head < 0 ? 'NO_STREAM' : head);
  }

  private async outcomeOf(wanted: StreamAppend): Promise<Outcome> {
    try {
      return await (lengthOf(wanted) > LARGE_APPEND_CHARACTERS ? this.attempt(wanted) : this.attemptInBatch(wanted));
    } catch (error) {
      throw hasCode(error, KEY_LOST) ? new KeyLost() : error;
    }
  }

  private async attemptInBatch(wanted: StreamAppend): Promise<Outcome> {
    const attempted = await this.together.add(wanted);
    if ('failure' in attempted) throw attempted.failure;
    return attempted.outcome;
  }

  /** Appends in one transaction. If the database refuses it as a whole, each append is tried alone, so that only the faulty one fails. */
  private async attemptAll(appends: readonly StreamAppend[]): Promise<Attempted[]> {
    if (appends.length > 1) {
      try {
        return (await this.attemptTogether(appends)).map((outcome) => ({ outcome }));
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
      }
    }
    const outcomes = await Promise.allSettled(appends.map((append) => this.attempt(append)));
    return outcomes.map((one) =>
      one.status === 'fulfilled' ? { outcome: one.value } : { failure: one.reason as unknown },
    );
  }

  private async attemptTogether(appends: readonly StreamAppend[]): Promise<Outcome[]> {
    const sorted = [...appends].sort(byStream);
    const { rows } = await this.pool.query<{ head: number; fits: boolean; tx: string | null }>(
      appendTogetherStatement(sorted, this.growth()),
    );
    let written = 0;
    const outcomes = new Map<StreamAppend, Outcome>();
    for (const [index, append] of sorted.entries()) {
      const { head = -1, fits = false, tx = null } = rows[index] ?? {};
      written += append.events.length;
      outcomes.set(append, { head, place: fits && tx !== null ? { tx, ord: written - 1 } : null });
    }
    return appends.map((append) => outcomes.get(append) ?? { head: -1, place: null });
  }

  /** Runs one append alone. If another append took the revision, it has committed, so a second attempt sees the current head. */
  private attempt(append: StreamAppend): Promise<Outcome> {
    return this.attemptOnce(append).catch((error: unknown) => {
      if (hasCode(error, UNIQUE_VIOLATION)) return this.attemptOnce(append);
      throw error;
    });
  }

  private async attemptOnce(wanted: StreamAppend): Promise<Outcome> {
    const statement = appendStatement(wanted, this.growth());
    const { rows } = await this.pool.query<{ head: number; tx: string | null }>(statement);
    const { head = -1, tx = null } = rows[0] ?? {};
    return { head, place: tx === null ? null : { tx, ord: wanted.events.length - 1 } };
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

  private growth(): number {
    return growthOf(this.appended);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
