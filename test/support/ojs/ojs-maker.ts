import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { ojsTables, type OjsVersion } from './ojs-tables';

type Value = string | number | null;
type Row = Record<string, Value>;

export const ROLES = {
  editor: 16,
  sectionEditor: 17,
  author: 65536,
  reviewer: 4096,
  production: 4097,
  reader: 1048576,
};
export type RoleName = keyof typeof ROLES;
const DECISIONS = {
  '3.3': {
    accept: 1,
    revisions: 2,
    resubmit: 3,
    decline: 4,
    review: 8,
    initialDecline: 9,
    production: 7,
    newRound: 16,
    revertDecline: 17,
    recommendAccept: 11,
    recommendDecline: 14,
  },
  '3.4': {
    accept: 2,
    revisions: 4,
    resubmit: 5,
    decline: 6,
    review: 3,
    initialDecline: 8,
    production: 7,
    newRound: 14,
    revertDecline: 15,
    recommendAccept: 9,
    recommendDecline: 12,
  },
};
export type DecisionName = keyof (typeof DECISIONS)['3.3'];

/** `YYYY-MM-DD HH:MM:SS` of a day and hour, as OJS stores times. */
export const moment = (day: number, hour = 9, minute = 0): string =>
  new Date(Date.UTC(2021, 0, 1 + day, hour, minute)).toISOString().slice(0, 19).replace('T', ' ');

/** Collects the data of an OJS row by row, then writes all of it together. */
export class OjsMaker {
  private readonly rows = new Map<string, Row[]>();
  private readonly ids = new Map<string, number>();
  private readonly files: { path: string; bytes: Buffer }[] = [];
  readonly groups: Record<RoleName, number>;
  readonly decisions: Record<DecisionName, number>;

  constructor(readonly version: OjsVersion) {
    this.decisions = DECISIONS[version];
    const [major = '3', minor = '3'] = version.split('.');
    this.add('versions', {
      ...{ major: Number(major), minor: Number(minor), revision: 0, build: 5, current: 1 },
      ...{ product_type: 'core', product: 'ojs2' },
    });
    this.make('journals', 'journal_id', { path: 'jot', primary_locale: 'en_US', enabled: 1 });
    const roles = Object.entries(ROLES).map(([name, role_id]) => [
      name,
      this.make('user_groups', 'user_group_id', { context_id: 1, role_id }),
    ]);
    this.groups = Object.fromEntries(roles) as Record<RoleName, number>;
  }

  add(table: string, row: Row): void {
    this.rows.set(table, [...(this.rows.get(table) ?? []), row]);
  }

  /** A row with the next number as its id. */
  make(table: string, key: string, row: Row): number {
    const id = (this.ids.get(table) ?? 0) + 1;
    this.ids.set(table, id);
    const rows = this.rows.get(table) ?? [];
    rows.push({ [key]: id, ...row });
    this.rows.set(table, rows);
    return id;
  }

  /** `type`: in tables that store the type of a setting. */
  setting(table: string, key: string, id: number, [name, value, locale = 'en_US']: [string, string, string?]): void {
    const isTyped = /vocab|form_element/.test(table) || (this.version === '3.3' && /user_|section_/.test(table));
    const row: Row = { [key]: id, locale, setting_name: name, setting_value: value };
    const rows = this.rows.get(table) ?? [];
    rows.push(isTyped ? { ...row, setting_type: 'string' } : row);
    this.rows.set(table, rows);
  }

  /** A vocabulary of texts, as of keywords and interests. */
  words(symbolic: string, assoc: { type: number; id: number }, words: readonly string[]): number[] {
    const vocabulary = { symbolic, assoc_type: assoc.type, assoc_id: assoc.id };
    const controlled_vocab_id = this.make('controlled_vocabs', 'controlled_vocab_id', vocabulary);
    return words.map((word, seq) => {
      const id = this.make('controlled_vocab_entries', 'controlled_vocab_entry_id', { controlled_vocab_id, seq });
      const name = symbolic === 'interest' ? 'interest' : symbolic;
      const entry: [string, string, string?] = symbolic === 'interest' ? [name, word, ''] : [name, word];
      this.setting('controlled_vocab_entry_settings', 'controlled_vocab_entry_id', id, entry);
      return id;
    });
  }

  /** Bytes on the disk, below the folder of files. */
  bytes(path: string, bytes: Buffer | null): number {
    if (bytes !== null) this.files.push({ path, bytes });
    return this.make('files', 'file_id', { path, mimetype: 'application/octet-stream' });
  }

  /** Makes the tables in an empty database and fills them, and writes the files into a folder. */
  async write(client: Client, folder: string): Promise<void> {
    await client.query(ojsTables(this.version));
    for (const [table, rows] of this.rows)
      for (let from = 0; from < rows.length; from += 2_000) {
        const columns = Object.keys(rows[0] ?? {}).join(', ');
        await client.query(
          `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
          [JSON.stringify(rows.slice(from, from + 2_000))],
        );
      }
    for (const { path, bytes } of this.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  }
}
