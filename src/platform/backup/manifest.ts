import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupRefused } from './refusal';
import { writeDurably } from './write-durably';

/** Increased when an older release could not read a new backup. */
export const FORMAT = 1;

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
const STORED = z.object({ file: z.string().regex(/^[\w./-]+$/), bytes: z.number(), sha256: HASH });
export const TABLE = STORED.extend({
  name: z.string().regex(/^(app|jobs)\.[a-z0-9_]+$/),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Sum of hashes of all rows, so that restored tables can be compared independently of the order of rows. */
  digest: z.string(),
});
const SEQUENCE = z.object({
  name: z.string().regex(/^(app|jobs)\.[a-z0-9_]+$/),
  value: z.string(),
  called: z.boolean(),
});

const MANIFEST = z.object({
  format: z.number(),
  at: z.iso.datetime(),
  /** Positions in the log that reactions had reached, and those of messages to other systems. */
  checkpoints: z.array(z.string()),
  /** Migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(TABLE),
  sequences: z.array(SEQUENCE),
  events: STORED.extend({ count: z.number() }),
  blobs: STORED.extend({ count: z.number(), total: z.number() }),
  secrets: STORED,
});
export type Manifest = z.output<typeof MANIFEST>;
export type StoredFile = z.output<typeof STORED>;
export type DumpedTable = z.output<typeof TABLE>;

const NAME = 'manifest.json';
const SUM = 'manifest.sha256';
const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The last file of a backup: a folder without it is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeDurably(join(folder, SUM), `${sumOf(text)}\n`);
  await writeDurably(join(folder, NAME), text);
}

/** Identifies a backup, wherever its folder is. @throws BackupRefused when there is none. */
export async function manifestSum(folder: string): Promise<string> {
  const sum = await readFile(join(folder, SUM), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} holds no finished backup: ${SUM} is missing.`);
  });
  return sum.trim();
}

/** @throws BackupRefused when the manifest is missing, was changed, or is of a newer release. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all([NAME, SUM].map((name) => readFile(join(folder, name), 'utf8'))).catch(() => {
    throw new BackupRefused(`${folder} holds no finished backup: ${NAME} or ${SUM} is missing.`);
  });
  if (sumOf(text ?? '') !== sum?.trim()) throw new BackupRefused(`The backup is damaged: ${NAME} has been changed.`);
  const parsed: unknown = JSON.parse(text ?? '');
  const format = z.object({ format: z.number() }).safeParse(parsed).data?.format ?? 0;
  if (format > FORMAT)
    throw new BackupRefused(`The backup was made by a newer release (format ${format}): restore it with that release.`);
  return MANIFEST.parse(parsed);
}
