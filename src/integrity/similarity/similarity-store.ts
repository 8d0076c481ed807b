import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  type SimilarityChange,
  type SimilarityFields,
  similarityProblems,
  type SimilaritySettings,
} from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecret, sealSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import type { Service } from './similarity-client';
import { SimilarityFailure } from './similarity-failure';

/** The settings with the encrypted secrets. */
export interface StoredService extends SimilarityFields {
  keyBox: string | null;
  /** The id of our registration at the service; null while the service does not notify us. */
  hookId: string | null;
  hookBox: string | null;
}

const [KEY, HOOK] = ['similarity-key', 'similarity-hook'];
const NONE: StoredService = {
  ...{ active: false, api: '', automatic: false, excludeQuotes: false, excludeReferences: true },
  ...{ keyBox: null, hookId: null, hookBox: null },
};
const READ = `SELECT active, api, key_box AS "keyBox", automatic, exclude_quotes AS "excludeQuotes", exclude_references AS "excludeReferences",
    hook_id AS "hookId", hook_box AS "hookBox" FROM app.similarity_service`;
const WRITE = `INSERT INTO app.similarity_service (active, api, key_box, automatic, exclude_quotes, exclude_references, hook_id, hook_box)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (one) DO UPDATE SET active = $1, api = $2, key_box = $3, automatic = $4,
    exclude_quotes = $5, exclude_references = $6, hook_id = $7, hook_box = $8`;
const WAITING = `SELECT count(*)::int AS waiting FROM app.similarity_runs WHERE state = 'WAITING'`;
/** A registration that was made for outdated settings is not stored. */
const KEEP_HOOK = `UPDATE app.similarity_service SET hook_id = $1, hook_box = $2 WHERE active AND api = $3 AND hook_id IS NULL`;
/** At another service, waiting manuscripts start again; finished ones keep their score. */
const RESTART_WAITING = `UPDATE app.similarity_runs SET submission_id = NULL, service = NULL WHERE state = 'WAITING'`;

/** @throws SimilarityFailure when the key can no longer be read. */
export function serviceOf({ api, keyBox, excludeQuotes, excludeReferences }: StoredService): Service {
  const key = keyBox === null ? null : openSecret(KEY, keyBox);
  if (key === null) throw new SimilarityFailure('SECRET');
  return { api, key, excludeQuotes, excludeReferences };
}

/** The secret with which the service signs its notifications; null without one. */
export const hookSecretOf = ({ hookBox }: StoredService): string | null =>
  hookBox === null ? null : openSecret(HOOK, hookBox);

/** What a webmaster has set for the similarity service. Every change is in the security log; a secret never is. */
@Injectable()
export class SimilarityStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async stored(db: Pool | PoolClient = this.pool): Promise<StoredService> {
    return (await db.query<StoredService>(READ)).rows[0] ?? NONE;
  }

  /** Null while nothing is sent to the service. */
  async active(): Promise<StoredService | null> {
    const stored = await this.stored();
    return stored.active ? stored : null;
  }

  async shown(): Promise<SimilaritySettings> {
    const { keyBox, hookId, hookBox: _hookBox, ...fields } = await this.stored();
    const { rows } = await this.pool.query<{ waiting: number }>(WAITING);
    return { ...fields, hasKey: keyBox !== null, isTold: hookId !== null, waiting: rows[0]?.waiting ?? 0 };
  }

  /** Returns the previous settings. The key is kept only with its address. @throws ApiProblem 400 that names the wrong field. */
  change(by: RequestUser, { apiKey, ...wanted }: SimilarityChange): Promise<StoredService> {
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.similarity_service IN SHARE ROW EXCLUSIVE MODE');
      const was = await this.stored(db);
      const fields = { ...wanted, api: wanted.api.replace(/\/+$/, '') };
      const isSame = fields.api === was.api;
      const previousKeyBox = isSame ? was.keyBox : null;
      const problems = similarityProblems({ ...fields, apiKey }, previousKeyBox !== null);
      if (Object.keys(problems).length > 0) throw validationProblem(problems);
      const hook = isSame && fields.active ? { hookId: was.hookId, hookBox: was.hookBox } : NO_HOOK;
      await this.write({ ...fields, keyBox: apiKey === '' ? previousKeyBox : sealSecret(KEY, apiKey), ...hook }, db);
      if (!isSame) await db.query(RESTART_WAITING);
      const { keyBox: _key, hookId: _hookId, hookBox: _hookBox, ...before } = was;
      const after = { ...fields, ...(apiKey !== '' && { apiKey: 'replaced' }) };
      await this.log.record({ action: 'SIMILARITY_SERVICE_CHANGED', by, before, after }, db);
      return was;
    });
  }

  /** @returns false when the settings have changed meanwhile. */
  async keepHook({ api }: StoredService, hookId: string, secret: string): Promise<boolean> {
    return (await this.pool.query(KEEP_HOOK, [hookId, sealSecret(HOOK, secret), api])).rowCount === 1;
  }

  private async write(stored: StoredService, db: PoolClient): Promise<void> {
    const { active, api, keyBox, automatic, excludeQuotes, excludeReferences, hookId, hookBox } = stored;
    await db.query(WRITE, [active, api, keyBox, automatic, excludeQuotes, excludeReferences, hookId, hookBox]);
  }
}

const NO_HOOK = { hookId: null, hookBox: null };
