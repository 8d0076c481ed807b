import type { KeyObject } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Position, StoredEvent, StoredReads } from '../event-store/port';
import { START } from '../event-store/port';
import { inTransaction } from '../postgres';
import { rootOf } from './merkle';
import { findPlaces } from './places';
import { hashOfSeal, insertSeal, newestSeals, type Seal, signSeal } from './seals';
import { appendLeaves, tileRoots } from './tiles';

/** Number of events whose leaves are stored in one transaction. */
const CHUNK = 4_096;

interface Progress {
  size: number;
  place: Position;
  lostPlace: boolean;
}

interface ProgressRow {
  size: string;
  place: string;
  lost_place: boolean;
}

/** How many events have a leaf, and where the last of them is. Locks the row for the transaction. */
async function lockProgress(client: PoolClient): Promise<Progress> {
  const { rows } = await client.query<ProgressRow>('SELECT size, place, lost_place FROM app.log_sealing FOR UPDATE');
  const [row] = rows;
  if (!row) throw new Error('app.log_sealing has lost its row: restore a backup');
  return { size: Number(row.size), place: row.place, lostPlace: row.lost_place };
}

/** Adds leaves for new events, and signs the root over all of them (lifecycle, section 6 (5)). Any process may do it, at any time. */
export class Sealer {
  constructor(
    private readonly pool: Pool,
    private readonly log: StoredReads,
    private readonly key: KeyObject,
  ) {}

  /**
   * Seals all events that are in the log now. Adds no seal if the newest one covers them already.
   * @returns null for an empty log. @throws LogEndsBefore when sealed events are missing.
   */
  async seal(at: Date): Promise<Seal | null> {
    await this.findPlaces();
    await this.addLeaves();
    return inTransaction(this.pool, async (client) => {
      const { size } = await lockProgress(client);
      const [newest] = await newestSeals(client, 1);
      if (size === 0 || (newest?.size === size && newest.givenUpAt === null)) return newest ?? null;
      const root = rootOf(await tileRoots(client, size));
      const previous = newest ? hashOfSeal(newest) : null;
      const seal = signSeal({ number: (newest?.number ?? 0) + 1, size, root, previous, at }, this.key);
      await insertSeal(client, seal);
      return seal;
    });
  }

  private async findPlaces(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { size, lostPlace } = await lockProgress(client);
      if (!lostPlace) return;
      const place = size === 0 ? START : await findPlaces(client, this.log, size);
      await client.query('UPDATE app.log_sealing SET place = $1, lost_place = false', [place]);
    });
  }

  private async addLeaves(): Promise<void> {
    const { rows } = await this.pool.query<{ place: string }>('SELECT place FROM app.log_sealing');
    let waiting: StoredEvent[] = [];
    for await (const batch of this.log.readAll(rows[0]?.place ?? START)) {
      waiting = [...waiting, ...batch];
      if (waiting.length < CHUNK) continue;
      await this.store(waiting);
      waiting = [];
    }
    if (waiting.length > 0) await this.store(waiting);
  }

  /** Stores leaves. Another process may already have stored some or all of them. */
  private async store(events: readonly StoredEvent[]): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { size, place } = await lockProgress(client);
      const fresh = events.filter(({ position }) => position > place);
      const last = fresh.at(-1);
      if (!last) return;
      await appendLeaves(client, size, fresh);
      await client.query('UPDATE app.log_sealing SET size = $1, place = $2', [size + fresh.length, last.position]);
    });
  }
}
