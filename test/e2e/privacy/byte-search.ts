import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { escapeIdentifier, type Pool } from 'pg';
import type { RecordedEvent } from '../../../src/platform/event-store/port';

/** Rows per read: a journal of 10,000 manuscripts does not fit into one text. */
const ROWS = 2_000;
const PIECE = 8 * 1_024 * 1_024;

/** Looks for words, in any case, in places that are too large for memory. */
export class ByteSearch {
  readonly found = new Set<string>();
  private read = 0;
  private readonly words: readonly string[];
  private readonly longest: number;

  constructor(words: readonly string[]) {
    this.words = words.map((word) => word.toLowerCase());
    this.longest = Math.max(...this.words.map(({ length }) => length));
  }

  /** Number of characters searched. */
  get characters(): number {
    return this.read;
  }

  /** Words that were found in no place. */
  get missing(): string[] {
    return this.words.filter((word) => ![...this.found].some((one) => one.startsWith(`${word} in `)));
  }

  look(place: string, text: string): void {
    const lower = text.toLowerCase();
    this.read += lower.length;
    for (const word of this.words) if (lower.includes(word)) this.found.add(`${word} in ${place}`);
  }

  events(place: string): (events: readonly RecordedEvent[]) => void {
    return (events) => this.look(place, JSON.stringify(events));
  }

  /** Every row of every table, including events and read models. */
  async tables(pool: Pool): Promise<void> {
    const { rows: tables } = await pool.query<{ schema: string; name: string }>(
      `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`,
    );
    const client = await pool.connect();
    try {
      for (const { schema, name } of tables) {
        const from = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
        await client.query(`BEGIN; DECLARE every_row NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${from} t`);
        for (let rows: { row: string }[] = [{ row: '' }]; rows.length > 0;) {
          ({ rows } = await client.query<{ row: string }>(`FETCH ${ROWS} FROM every_row`));
          this.look(`${schema}.${name}`, rows.map(({ row }) => row).join('\n'));
        }
        await client.query('COMMIT');
      }
    } finally {
      client.release();
    }
  }

  /** The files of this database, which may contain former rows and statistics of columns; named by their tables. */
  async filesOf(pool: Pool): Promise<void> {
    await pool.query('CHECKPOINT');
    const { rows } = await pool.query<{ file: string; name: string }>(
      `SELECT pg_relation_filenode(oid)::text AS file, relnamespace::regnamespace || '.' || relname AS name FROM pg_class
       WHERE pg_relation_filenode(oid) IS NOT NULL`,
    );
    const names = new Map(rows.map(({ file, name }) => [file, name]));
    const { rows: folders } = await pool.query<{ folder: string }>(
      `SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database WHERE datname = current_database()`,
    );
    const nameOf = (path: string): string => `the file of ${names.get(basename(path).replace(/[._].*$/, '')) ?? path}`;
    await this.files(folders[0]?.folder ?? '', nameOf);
  }

  /** Every byte of every file in a folder, as on the disk. */
  async files(folder: string, nameOf = (path: string): string => path): Promise<void> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const file of files) {
      let end = '';
      const path = join(file.parentPath, file.name);
      try {
        for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
          const text = (piece as Buffer).toString('latin1');
          this.look(nameOf(path), end + text);
          end = text.slice(-this.longest);
        }
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
  }
}

/**
 * A running server may remove files, such as caches, between the listing and the reading; a removed file has no bytes to search.
 * Node's errors are not instances of `Error` in Jest's own realm, so `instanceof` does not work here.
 */
const isGone = (error: unknown): boolean => isNativeError(error) && 'code' in error && error.code === 'ENOENT';
