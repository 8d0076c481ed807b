import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type ImportKind, type ImportProblem, type ImportRunView, type ImportState } from '../../contracts';
import { requestLanguage } from '../../platform/http/language/request-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { PG_POOL } from '../../platform/postgres';

export interface NewRun {
  id: string;
  kind: ImportKind;
  source: string;
  /** Null for the command line. */
  byId: string | null;
  state: ImportState;
  fileHash: string | null;
  at: Date;
}

export interface Outcome {
  state: ImportState;
  counts?: Record<string, number>;
  problems?: readonly ImportProblem[];
  failure?: string | null;
  at: Date;
}

/** More lines than anyone reads; the command line prints all. */
const KEPT_PROBLEMS = 500;
const SHOWN = 50;

/** No import takes this long: the server stopped during it. */
const IS_CUT_OFF = `r.state = 'RUNNING' AND r.started_at < now() - interval '1 hour'`;
const CUT_OFF = 'The server stopped during this import. Please try again.';

interface Row extends Omit<ImportRunView, 'startedAt' | 'finishedAt'> {
  startedAt: Date;
  finishedAt: Date | null;
}

/** Stores the imports, newest first. */
@Injectable()
export class ImportRuns {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async begin({ id, kind, source, byId, state, fileHash, at }: NewRun): Promise<void> {
    await this.pool.query(
      `INSERT INTO app.import_runs (id, kind, source, by_id, state, file_hash, started_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, kind, source, byId, state, fileHash, at],
    );
  }

  async end(id: string, { state, counts = {}, problems = [], failure = null, at }: Outcome): Promise<void> {
    await this.pool.query(
      'UPDATE app.import_runs SET state = $2, counts = $3, problems = $4, failure = $5, finished_at = $6 WHERE id = $1',
      [id, state, counts, JSON.stringify(problems.slice(0, KEPT_PROBLEMS)), failure, at],
    );
  }

  /** Marks a run as begun unless it is running or done, and returns false in that case. */
  async claim(id: string, at: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE app.import_runs r SET state = 'RUNNING', started_at = $2, finished_at = NULL, failure = NULL
        WHERE id::text = $1 AND file_hash IS NOT NULL AND (state IN ('PREVIEWED', 'FAILED') OR ${IS_CUT_OFF})`,
      [id, at],
    );
    return rowCount === 1;
  }

  async list(): Promise<ImportRunView[]> {
    return this.read('ORDER BY r.started_at DESC, r.id LIMIT $1', [SHOWN]);
  }

  async one(id: string): Promise<(ImportRunView & { fileHash: string | null }) | null> {
    const [run] = await this.read('WHERE r.id::text = $1', [id]);
    const { rows } = await this.pool.query<{ file_hash: string | null }>(
      'SELECT file_hash FROM app.import_runs WHERE id::text = $1',
      [id],
    );
    return run ? { ...run, fileHash: rows[0]?.file_hash ?? null } : null;
  }

  private async read(where: string, values: unknown[]): Promise<ImportRunView[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT r.id, r.kind, r.source, r.counts, r.problems,
              CASE WHEN ${IS_CUT_OFF} THEN 'FAILED' ELSE r.state END AS state,
              CASE WHEN ${IS_CUT_OFF} THEN '${CUT_OFF}' ELSE r.failure END AS failure, r.started_at AS "startedAt",
              r.finished_at AS "finishedAt", trim(u.first_name || ' ' || u.last_name) AS by
         FROM app.import_runs r LEFT JOIN app.users u ON u.id = r.by_id ${where}`,
      values,
    );
    const translated = (text: string): string => messageIn(requestLanguage(), text);
    return rows.map(({ startedAt, finishedAt, problems, failure, ...run }) => ({
      ...run,
      problems: problems.map(({ where, what }) => ({ where: translated(where), what: translated(what) })),
      failure: failure && translated(failure),
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    }));
  }
}
