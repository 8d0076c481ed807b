import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  bucketProblem,
  SENDING_MESSAGES,
  type SendingRule,
  type SendingRuleChange,
  type SendingRuleChanged,
  type SendingTarget,
  webhookUrlProblem,
} from '../../contracts';
import { s3LocationOf } from '../../platform/blobs';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { webhookSecret } from '../../platform/outgoing';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecret, sealSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';

/** The rule with the data that a sender needs. */
export interface StoredRule {
  target: SendingTarget;
  address: string;
  keyId: string;
  /** The encrypted secret of the bucket's key. */
  keyBox: string | null;
  /** The seed of the webhook's secret. */
  seed: string | null;
}

const OFF: StoredRule = { target: 'off', address: '', keyId: '', keyBox: null, seed: null };
const PURPOSE = 'package-bucket';
const READ = 'SELECT target, address, key_id AS "keyId", key_box AS "keyBox", seed FROM app.sending_rule';
const WRITE = `INSERT INTO app.sending_rule (target, address, key_id, key_box, seed) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (one) DO UPDATE SET target = $1, address = $2, key_id = $3, key_box = $4, seed = $5`;
const WAITING = `SELECT count(*)::int AS count FROM app.package_sendings WHERE state = 'WAITING'`;

/** Null when it can no longer be read. */
export const bucketSecretOf = ({ keyBox }: StoredRule): string | null =>
  keyBox === null ? null : openSecret(PURPOSE, keyBox);

/** The rule with the target of accepted articles' packages. Every change is in the security log; a secret never is. */
@Injectable()
export class SendingRules {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async stored(): Promise<StoredRule> {
    return (await this.pool.query<StoredRule>(READ)).rows[0] ?? OFF;
  }

  async shown(): Promise<SendingRule> {
    const { target, address, keyId, keyBox } = await this.stored();
    const { rows } = await this.pool.query<{ count: number }>(WAITING);
    const folder = this.config.packageDir;
    return { target, address, keyId, hasSecret: keyBox !== null, folder, waiting: rows[0]?.count ?? 0 };
  }

  /** @throws ApiProblem 400 that names the wrong field. */
  change(by: RequestUser, wanted: SendingRuleChange): Promise<SendingRuleChanged> {
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.sending_rule IN SHARE ROW EXCLUSIVE MODE');
      const was = (await db.query<StoredRule>(READ)).rows[0] ?? OFF;
      const now = ruleOf(wanted, was);
      this.refuseWrong(wanted, now);
      await db.query(WRITE, [now.target, now.address, now.keyId, now.keyBox, now.seed]);
      const values = ({ target, address, keyId }: StoredRule) => ({ target, address, keyId });
      const isNewSecret = now.keyBox !== was.keyBox && now.keyBox !== null;
      const after = { ...values(now), ...(isNewSecret && { keySecret: 'replaced' }) };
      await this.log.record({ action: 'PACKAGE_SENDING_CHANGED', by, before: values(was), after }, db);
      return { secret: now.seed !== null && now.seed !== was.seed ? webhookSecret(now.seed) : null };
    });
  }

  private refuseWrong({ target, address }: SendingRuleChange, now: StoredRule): void {
    if (target === 'folder' && this.config.packageDir === null)
      throw validationProblem({ target: SENDING_MESSAGES.folder });
    const problem = target === 's3' ? bucketAddressProblem(address) : webhookUrlProblem(address);
    if ((target === 's3' || target === 'webhook') && problem !== undefined)
      throw validationProblem({ address: problem });
    if (target === 's3' && now.keyId === '') throw validationProblem({ keyId: SENDING_MESSAGES.keyId });
    if (target === 's3' && now.keyBox === null) throw validationProblem({ keySecret: SENDING_MESSAGES.keySecret });
  }
}

const bucketAddressProblem = (address: string): string | undefined =>
  bucketProblem(address) ?? (s3LocationOf(address) === null ? SENDING_MESSAGES.bucket : undefined);

/** Only the fields that this kind of target needs. A stored secret is kept only with its bucket and key. */
function ruleOf({ target, address, keyId, keySecret }: SendingRuleChange, was: StoredRule): StoredRule {
  if (target === 's3') {
    const isSame = was.target === 's3' && was.address === address && was.keyId === keyId;
    const previousKeyBox = isSame ? was.keyBox : null;
    return {
      ...OFF,
      target,
      address,
      keyId,
      keyBox: keySecret === '' ? previousKeyBox : sealSecret(PURPOSE, keySecret),
    };
  }
  if (target !== 'webhook') return { ...OFF, target };
  const seed = was.target === 'webhook' && was.address === address ? was.seed : null;
  return { ...OFF, target, address, seed: seed ?? randomBytes(32).toString('base64url') };
}
