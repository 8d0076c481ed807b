import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient, NotLeaderError } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../../store-unavailable/is-store-unavailable';

/** Longer than the client's own deadline for an append, which the server enforces. */
const WRITE_WITHIN_MS = 12_000;
/** A new client is not replaced within this time: the failure may belong to the client before it. */
const YOUNG_MS = 250;
const DISPOSE_WITHIN_MS = 500;
/** Errors after which the client is stuck. After a broken connection alone, the client reconnects automatically. */
const CLIENT_IS_STUCK = /No connection established|Failed to discover|no answer in time|Channel has been/;
const NOT_LEADER_RETRIES = 3;
/** Milliseconds; the client's default. */
const KEEP_ALIVE = 10_000;

/** One client for as long as it works. */
interface Generation {
  number: number;
  bornAt: number;
  client: EventStoreDBClient;
  /** Called when the client is replaced: its streams then end without an error. */
  onOver: Set<() => void>;
}

/**
 * Holds the client of EventStoreDB and replaces it when it cannot reach the store. The client alone would reconnect late: its channel waits
 * up to two minutes between attempts, and it caches a failed search for the leader.
 */
export class EsdbConnection {
  private currentGeneration: Generation;
  private renewing: Promise<void> | null = null;

  /** It connects on the first call. */
  constructor(private readonly url: string) {
    this.currentGeneration = this.make(1);
  }

  /**
   * Runs a read; `onOver` is called when its client is replaced while it runs.
   * @throws what the client throws, EventStoreUnavailable when the client was replaced.
   */
  read<Result>(
    work: (client: EventStoreDBClient) => Promise<Result>,
    onOver: () => void = () => undefined,
  ): Promise<Result> {
    return this.run(work, { onOver });
  }

  /**
   * Runs a write with a timeout, because the server may not answer. Retries after NotLeaderError: a node that is not the leader has written
   * nothing.
   */
  async write<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.run(work, { withinMs: WRITE_WITHIN_MS });
      } catch (error) {
        if (!(error instanceof NotLeaderError) || retries >= NOT_LEADER_RETRIES) throw error;
        await sleep(50);
      }
    }
  }

  async close(): Promise<void> {
    await this.renewing;
    end(this.currentGeneration);
    await this.currentGeneration.client.dispose();
  }

  private async run<Result>(
    work: (client: EventStoreDBClient) => Promise<Result>,
    limits: { withinMs?: number; onOver?: () => void },
  ): Promise<Result> {
    await this.renewing;
    const generation = this.currentGeneration;
    try {
      return await untilReplaced(generation, work(generation.client), limits);
    } catch (error) {
      if (error instanceof Error && CLIENT_IS_STUCK.test(error.message)) this.renew(generation);
      throw error;
    }
  }

  private renew(failed: Generation): void {
    if (failed !== this.currentGeneration || this.renewing || Date.now() - failed.bornAt < YOUNG_MS) return;
    end(failed);
    // When one stream of appends breaks, the client fails the open appends of all clients of the process. So there are never two clients at
    // the same time.
    const disposed = Promise.race([failed.client.dispose(), sleep(DISPOSE_WITHIN_MS, undefined, { ref: false })]);
    this.renewing = disposed
      .catch(() => undefined)
      .then(() => {
        this.currentGeneration = this.make(failed.number + 1);
        this.renewing = null;
      });
  }

  /**
   * Channels with equal options share a connection, and with it the pause before the next attempt. So the interval of each generation
   * differs by a millisecond.
   */
  private make(number: number): Generation {
    const client = EventStoreDBClient.connectionString(withKeepAlive(this.url, number % 1_000));
    return { number, bornAt: Date.now(), client, onOver: new Set() };
  }
}

function withKeepAlive(url: string, more: number): string {
  const given = /[?&]keepAliveInterval=(-?\d+)/i.exec(url)?.[1];
  if (given === undefined) return `${url}${url.includes('?') ? '&' : '?'}keepAliveInterval=${KEEP_ALIVE + more}`;
  const value = Number(given);
  return value < 0 ? url : url.replace(/([?&]keepAliveInterval=)\d+/i, `$1${value + more}`);
}

function end({ onOver }: Generation): void {
  for (const callback of [...onOver]) callback();
  onOver.clear();
}

function untilReplaced<Result>(
  generation: Generation,
  work: Promise<Result>,
  { withinMs, onOver }: { withinMs?: number; onOver?: () => void },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new EventStoreUnavailable(reason));
    const timer = withinMs === undefined ? undefined : setTimeout(() => fail('no answer in time'), withinMs);
    const over = (): void => {
      onOver?.();
      fail('the connection broke');
    };
    generation.onOver.add(over);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      generation.onOver.delete(over);
    });
  });
}
