import { join } from 'node:path';
import type * as DuckDb from '@duckdb/node-api';
import { type Manifest, readManifest } from '../export/by-month/manifest';
import { refuseDamage } from '../export/by-month/repair-folder';
import { ANALYSIS_TABLES } from './tables/all-tables';
import { DAYS_BETWEEN, NO_EVENTS, STORED_EVENTS } from './tables/event-table';
import { sqlTexts } from './tables/table';

/** A question that cannot be answered; the message says why. */
export class QuestionRefused extends Error {}

/** What a question returns: rows of plain values. Times are ISO 8601 in UTC. */
export interface Answer {
  columns: readonly string[];
  rows: readonly (readonly (string | number | boolean | null)[])[];
}

export interface Analysis {
  /**
   * Answers one SELECT.
   * @throws QuestionRefused for anything else, and for SQL that DuckDB refuses.
   */
  ask(sql: string): Promise<Answer>;
  close(): void;
}

const COMMAND = 'npm run events -- export --by-month';

/** Allows no files except the listed ones, no network, no extensions that are not built in, and no temporary files. */
const CLOSED = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  allow_persistent_secrets: 'false',
  temp_directory: '',
};

async function loadDuckDb(): Promise<typeof DuckDb> {
  try {
    return await import('@duckdb/node-api');
  } catch (failure) {
    throw new QuestionRefused(
      'DuckDB is not installed here. It is an optional package: npm ci installs it; the image has it when it was built with ANALYSIS=on.',
      { cause: failure },
    );
  }
}

async function manifestOf(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest === null)
    throw new QuestionRefused(`${folder} holds no export of events. Make it first: ${COMMAND} [--out FOLDER]`);
  await refuseDamage(folder, manifest);
  return manifest;
}

/**
 * Opens a folder written by `events -- export --by-month`, with its tables. Questions can read only the files that the folder's manifest
 * lists.
 * @throws QuestionRefused or FolderRefused when there is no such folder, or it is damaged.
 */
export async function openAnalysis(folder: string): Promise<Analysis> {
  const manifest = await manifestOf(folder);
  const { DuckDBInstance, StatementType } = await loadDuckDb();
  const instance = await DuckDBInstance.create(':memory:', CLOSED);
  const connection = await instance.connect();
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  try {
    await makeTables(
      connection,
      manifest.files.map(({ name }) => join(folder, name)),
    );
  } catch (failure) {
    close();
    throw failure;
  }
  const ask = async (sql: string): Promise<Answer> => {
    try {
      return await answerOf(connection, sql, StatementType.SELECT);
    } catch (failure) {
      if (failure instanceof QuestionRefused) throw failure;
      throw new QuestionRefused(failure instanceof Error ? failure.message : String(failure), { cause: failure });
    }
  };
  return { ask, close };
}

async function makeTables(connection: DuckDb.DuckDBConnection, files: readonly string[]): Promise<void> {
  const list = `[${sqlTexts(files)}]`;
  const months = `hive_partitioning = true, hive_types = {'month': VARCHAR}`;
  const stored = files.length === 0 ? NO_EVENTS : `SELECT * FROM read_parquet(${list}, ${months})`;
  const views = [{ name: STORED_EVENTS, sql: stored }, ...ANALYSIS_TABLES];
  await connection.run(DAYS_BETWEEN);
  for (const { name, sql } of views) await connection.run(`CREATE VIEW "${name}" AS ${sql}`);
  await connection.run(`SET allowed_paths = ${list}`);
  await connection.run('SET enable_external_access = false');
  // From here on the settings above are locked, even for statements that the check below does not know.
  await connection.run('SET lock_configuration = true');
}

async function answerOf(connection: DuckDb.DuckDBConnection, sql: string, select: number): Promise<Answer> {
  const statements = await connection.extractStatements(sql).catch((failure: Error) => {
    // DuckDB reports only this for a text that contains no statement.
    throw failure.message === 'Error in native callback'
      ? new QuestionRefused('There is no question in this text.')
      : failure;
  });
  if (statements.count !== 1) throw new QuestionRefused(`Ask one question at a time; these are ${statements.count}.`);
  const prepared = await statements.prepare(0);
  try {
    // DuckDB itself would let COPY write the listed files, so only questions are allowed.
    if (prepared.statementType !== select)
      throw new QuestionRefused('Only questions can be asked: SELECT, WITH, FROM, VALUES, DESCRIBE, SUMMARIZE, SHOW.');
    const result = await prepared.runAndReadAll();
    return { columns: result.columnNames(), rows: result.getRowsJS().map((row) => row.map(plain)) };
  } finally {
    prepared.destroySync();
  }
}

function plain(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
}
