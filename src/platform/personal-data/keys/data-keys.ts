import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { addressName } from './address-name';
import { type KeyRow, readOrMake } from './make-keys';
import { ForeignKey, type MasterKey } from './master-key';
import { MissingKey } from './missing-key';

/** A key of a person or a stream. */
export interface DataKey {
  id: string;
  secret: Buffer;
  /** A value of `performance.now()`: the key had its name at this time or later. */
  namedAt: number;
}

interface Waiting {
  names: Set<string>;
  sameLog: boolean;
  keys: Promise<Map<string, DataKey>>;
}

/** Names under which erasure finds keys. */
export const personName = (id: string): string => `person:${id.toLowerCase()}`;
export const streamName = (streamId: string): string => `stream:${streamId}`;

/** The key with this name hashes addresses, so that a copy of the table does not reveal whether an address is in it. */
const INDEX = 'index';
// Limited by size: a limit by number would reserve the memory of all entries at each start.
const CACHED = { maxSize: 50_000, sizeCalculation: () => 1 };

export interface KeyLife {
  /** Milliseconds for which a process may read with a cached key that has been erased. */
  secretsMs: number;
  /** Milliseconds for which a process may write with a cached key that has been replaced. */
  namesMs: number;
}

const LIFE: KeyLife = { secretsMs: 300_000, namesMs: 10_000 };

/** The keys of personal data: created when a name is first written, read in batches, cached for a short time (ADR 75). */
export class DataKeys {
  private readonly names: LRUCache<string, DataKey>;
  /** Null: erased. */
  private readonly secrets: LRUCache<string, { secret: Buffer | null }>;
  /** Ids of keys that can no longer be lost in a crash. */
  private readonly durable = new LRUCache<string, true>(CACHED);
  private readonly addresses = new LRUCache<string, string, Buffer>({ ...CACHED, memoMethod: addressName });
  private index: Buffer | null = null;
  private forgotten = 0;
  private next: Waiting | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly master: MasterKey,
    readonly life: KeyLife = LIFE,
  ) {
    this.names = new LRUCache({ ...CACHED, ttl: life.namesMs });
    this.secrets = new LRUCache({ ...CACHED, ttl: life.secretsMs });
  }

  /** Increases when keys are erased: data read before may contain texts that are now erased. */
  get epoch(): number {
    return this.forgotten;
  }

  /** Forgets everything in memory, after an erasure by any process. */
  forget(): void {
    this.forgotten += 1;
    this.names.clear();
    this.secrets.clear();
    this.addresses.clear();
    this.durable.clear();
  }

  /**
   * The ids of those keys that the database may still lose in a crash, because no commit that waited for the disk has followed theirs.
   * Texts encrypted with them may be stored only by a statement that checks that the keys exist.
   */
  uncertain(keys: Iterable<DataKey>): string[] {
    return [...keys].map(({ id }) => id).filter((id) => !this.durable.has(id));
  }

  /** Records that a commit that waited for the disk has followed these keys. */
  markDurable(ids: readonly string[]): void {
    for (const id of ids) this.durable.set(id, true);
  }

  /** The name of a person who is known by an address only. Call it after `ready`. */
  addressName(address: string): string {
    if (this.index) return this.addresses.memo(address, { context: this.index });
    throw new Error('The keys of personal data are not ready');
  }

  /** @throws ForeignKey when DATA_KEY is not the one of this database. */
  async ready(): Promise<void> {
    this.index ??= (await this.ensure([INDEX])).get(INDEX)?.secret ?? null;
  }

  /**
   * The current key of each name, created if there is none. A key is committed before this returns.
   * @param sameLog the events go into this database: then the commit of the events makes their keys durable too, and no commit has to wait
   * for the disk twice. Until then they are `uncertain`.
   */
  async ensure(names: Iterable<string>, { sameLog = false } = {}): Promise<Map<string, DataKey>> {
    const [found, missing]: [Map<string, DataKey>, string[]] = [new Map(), []];
    for (const name of names) {
      const known = this.names.get(name);
      if (known) found.set(name, known);
      else if (!found.has(name)) missing.push(name);
    }
    if (missing.length === 0) return found;
    const made = await this.together(missing, sameLog);
    for (const name of missing) {
      const key = made.get(name);
      if (key) found.set(name, key);
    }
    return found;
  }

  /** Names requested while a statement runs share the next statement. */
  private together(names: readonly string[], sameLog: boolean): Promise<Map<string, DataKey>> {
    const next = (this.next ??= this.begin());
    for (const name of names) next.names.add(name);
    next.sameLog &&= sameLog;
    return next.keys;
  }

  private begin(): Waiting {
    const waiting: Waiting = { names: new Set(), sameLog: true, keys: Promise.resolve(new Map()) };
    waiting.keys = this.turn.then(() => {
      this.next = null;
      // Sorted, so that processes that create the same keys at the same time take locks in the same order.
      return this.stored([...waiting.names].sort(), waiting.sameLog);
    });
    this.turn = waiting.keys.catch(() => undefined);
    return waiting;
  }

  /**
   * The secrets of these ids; null for an erased one. Those that are not in memory are read in one statement.
   * @throws MissingKey for an id that neither exists nor is erased: the database has lost it, and its texts must not be treated as erased.
   */
  async load(ids: Iterable<string>): Promise<Map<string, Buffer | null>> {
    const [found, missing]: [Map<string, Buffer | null>, string[]] = [new Map(), []];
    for (const id of ids) {
      const known = this.secrets.get(id);
      if (known) found.set(id, known.secret);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const before = this.forgotten;
    const sql = 'SELECT id, name, wrapped, master FROM app.person_keys WHERE id = ANY($1)';
    const { rows } = await this.pool.query<KeyRow>(sql, [missing]);
    for (const row of rows) {
      const secret = this.secretOf(row);
      found.set(row.id, secret);
      if (before === this.forgotten) this.secrets.set(row.id, { secret });
    }
    for (const id of missing) if (!found.has(id)) throw new MissingKey(id);
    return found;
  }

  private secretOf({ id, wrapped, master }: KeyRow): Buffer | null {
    if (wrapped === null) return null;
    if (master !== this.master.id) throw new ForeignKey();
    return this.master.unwrap(id, wrapped);
  }

  private async stored(names: readonly string[], sameLog: boolean): Promise<Map<string, DataKey>> {
    const keys = new Map<string, DataKey>();
    const before = this.forgotten;
    // A second pass is needed for a name whose key another process has just created, or that was erased.
    for (let absent = names; absent.length > 0; absent = names.filter((name) => !keys.has(name))) {
      const namedAt = performance.now();
      for (const row of await readOrMake(this.pool, this.master, absent, sameLog)) {
        const secret = this.secretOf(row);
        if (!secret || row.name === null) continue;
        const key = { id: row.id, secret, namedAt };
        keys.set(row.name, key);
        if (before !== this.forgotten) continue;
        this.names.set(row.name, key);
        this.secrets.set(row.id, { secret });
      }
    }
    return keys;
  }
}
