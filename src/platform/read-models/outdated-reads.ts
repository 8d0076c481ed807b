import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { NOT_UP_TO_DATE_HEADER, SINCE_UNKNOWN } from '../../contracts';
import { Surrounding } from '../surrounding';

/** The state of a table of a read model that is not up to date. */
export interface OutdatedTable {
  /** Changes since this time may be missing; null if the time is not known, undefined if none are missing. */
  since: Date | null | undefined;
  /** False while the table was built by another release: it may lack columns that this release reads. */
  fits: boolean;
}

type Listener = () => void;

/** Which tables of read models are not up to date, by their full names, as far as this process knows. */
@Injectable()
export class OutdatedReads {
  private tables: ReadonlyMap<string, OutdatedTable> = new Map();
  private readonly listeners = new Set<Listener>();

  /** Calls back when a table has become up to date, until the returned function is called. */
  onRecovered(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  replace(tables: ReadonlyMap<string, OutdatedTable>): void {
    const recovered = [...this.tables.keys()].some((name) => !tables.has(name));
    this.tables = tables;
    if (recovered) for (const listener of this.listeners) listener();
  }

  of(table: string): OutdatedTable | undefined {
    return this.tables.get(table);
  }
}

/** The reads of one request from read models so far. */
class RequestReads {
  any = false;
  unfit = false;
  private since: Date | null | undefined;

  constructor(
    private readonly outdated: OutdatedReads,
    private readonly response: Response,
  ) {}

  add(table: string): void {
    this.any = true;
    const state = this.outdated.of(table);
    if (!state) return;
    this.unfit ||= !state.fits;
    if (state.since === undefined) return;
    // The longest gap counts; a gap of unknown length counts only if there is no other.
    if (this.since === undefined || (state.since !== null && (this.since === null || state.since < this.since)))
      this.since = state.since;
    if (this.response.headersSent) return;
    this.response.setHeader(NOT_UP_TO_DATE_HEADER, this.since?.toISOString() ?? SINCE_UNKNOWN);
  }
}

const reads = new Surrounding<RequestReads | null>();

/** Middleware: a header marks a response that was made from tables that are not up to date. */
export const noteOutdatedReads =
  (outdated: OutdatedReads) =>
  (_request: Request, response: Response, next: NextFunction): void =>
    reads.run(new RequestReads(outdated, response), next);

/** For a read that decides whether something may be shown, and is not shown itself. */
export const withoutRecordingReads = <Result>(work: () => Result): Result => reads.run(null, work);

const TABLES = /\brm\.[a-z_0-9]+/g;
const KEPT_TEXTS = 5_000;
const tablesOf = new Map<string, readonly string[]>();

function tablesIn(sql: string): readonly string[] {
  const known = tablesOf.get(sql);
  if (known) return known;
  const tables = [...new Set(sql.match(TABLES))];
  if (tablesOf.size >= KEPT_TEXTS) tablesOf.clear();
  tablesOf.set(sql, tables);
  return tables;
}

/** Records for the current request which tables of read models a statement reads. */
export function noteRead(sql: string): void {
  const request = reads.get();
  if (request) for (const table of tablesIn(sql)) request.add(table);
}

/** Undefined column, undefined table. */
const MISSING_TABLE_OR_COLUMN = /^(42703|42P01)$/;

/** True if read models that are being rebuilt caused a failure: the same request will succeed afterwards. */
export function isCausedByRebuild(thrown: unknown): boolean {
  const request = reads.get();
  if (!request?.any) return false;
  return request.unfit || MISSING_TABLE_OR_COLUMN.test(String((thrown as { code?: unknown } | null)?.code ?? ''));
}
