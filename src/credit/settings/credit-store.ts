import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  CREDIT_RETURN_PATH,
  type CreditChange,
  type CreditFields,
  creditProblems,
  type CreditSettings,
} from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecret, sealSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

/** The settings with the encrypted secret. */
export interface StoredCredit extends CreditFields {
  secretBox: string | null;
}

const PURPOSE = 'orcid-client';
const READ = `SELECT active, site, api, client_id AS "clientId", secret_box AS "secretBox", group_id AS "groupId", organization, city,
    country, ror FROM app.orcid_credit`;
const WRITE = `INSERT INTO app.orcid_credit (active, site, api, client_id, secret_box, group_id, organization, city, country, ror)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (one) DO UPDATE SET active = $1, site = $2, api = $3, client_id = $4,
    secret_box = $5, group_id = $6, organization = $7, city = $8, country = $9, ror = $10`;
const COUNTS = `SELECT (SELECT count(*)::int FROM app.orcid_consents WHERE ended_at IS NULL) AS people,
  (SELECT count(*)::int FROM app.orcid_deposits WHERE state = 'WAITING') AS waiting`;
/** Tokens are valid only for the client and the address for which they were given, and are sent nowhere else. */
const END_CONSENTS = 'UPDATE app.orcid_consents SET token_box = NULL, ended_at = $1 WHERE ended_at IS NULL';
/** Rows of reviews that were sent, or that people have left out, are kept. */
const DROP_WAITING = `DELETE FROM app.orcid_deposits WHERE state IN ('WAITING', 'DEAD')`;

/** Without the permissions, the journal can no longer delete these entries; the address may be another one too. */
const GIVE_UP_REMOVALS = `UPDATE app.orcid_deposits SET state = 'NOT_REMOVED', problem = 'PERMISSION' WHERE state = 'REMOVING'`;

/** Null when it can no longer be read. */
export const clientSecretOf = ({ secretBox }: StoredCredit): string | null =>
  secretBox === null ? null : openSecret(PURPOSE, secretBox);

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
const isSameClient = (one: CreditFields, other: CreditFields): boolean =>
  one.site === other.site && one.api === other.api && one.clientId === other.clientId;

/** What a webmaster has set for credit at ORCID. Every change is in the security log; a secret never is. */
@Injectable()
export class CreditStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** With suggestions from the settings of the journal before the first change. */
  async stored(db: Pool | PoolClient = this.pool): Promise<StoredCredit> {
    return (await db.query<StoredCredit>(READ)).rows[0] ?? this.suggested();
  }

  /** Null while nothing is sent to ORCID. */
  async active(): Promise<StoredCredit | null> {
    const stored = await this.stored();
    return stored.active ? stored : null;
  }

  async shown(): Promise<CreditSettings> {
    const { secretBox, ...fields } = await this.stored();
    const { rows } = await this.pool.query<{ people: number; waiting: number }>(COUNTS);
    const counts = rows[0] ?? { people: 0, waiting: 0 };
    return { ...fields, hasSecret: secretBox !== null, returnAddress: this.returnAddress(), ...counts };
  }

  /** A page of the client to which ORCID sends people back. */
  returnAddress(): string {
    return `${this.config.publicUrl}/rrs${CREDIT_RETURN_PATH}`;
  }

  /**
   * Another client, or another address for the tokens, ends people's consents, and with them the removals under way.
   * @throws ApiProblem 400 that names the wrong field.
   */
  change(by: RequestUser, { clientSecret, ...wanted }: CreditChange): Promise<null> {
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.orcid_credit IN SHARE ROW EXCLUSIVE MODE');
      const was = await this.stored(db);
      const fields = { ...wanted, site: withoutSlash(wanted.site), api: withoutSlash(wanted.api) };
      const isSame = isSameClient(fields, was);
      const previousSecretBox = isSame ? was.secretBox : null;
      const problems = creditProblems({ ...fields, clientSecret }, previousSecretBox !== null);
      if (Object.keys(problems).length > 0) throw validationProblem(problems);
      const now = { ...fields, secretBox: clientSecret === '' ? previousSecretBox : sealSecret(PURPOSE, clientSecret) };
      await this.write(now, db);
      if (!isSame) await this.endConsents(db);
      const { secretBox: _before, ...before } = was;
      const after = { ...fields, ...(clientSecret !== '' && { clientSecret: 'replaced' }) };
      await this.log.record({ action: 'ORCID_CREDIT_CHANGED', by, before, after }, db);
      return null;
    });
  }

  private async write(credit: StoredCredit, db: PoolClient): Promise<void> {
    const { active, site, api, clientId, secretBox, groupId, organization, city, country, ror } = credit;
    await db.query(WRITE, [active, site, api, clientId, secretBox, groupId, organization, city, country, ror]);
  }

  private async endConsents(db: PoolClient): Promise<void> {
    await db.query(END_CONSENTS, [this.clock.now()]);
    await db.query(DROP_WAITING);
    await db.query(GIVE_UP_REMOVALS);
  }

  private async suggested(): Promise<StoredCredit> {
    const { issn, publisherName } = await this.settings.current();
    return {
      ...{ active: false, site: 'https://orcid.org', api: 'https://api.orcid.org', clientId: '', secretBox: null },
      ...{ groupId: issn === '' ? '' : `issn:${issn}`, organization: publisherName, city: '', country: '', ror: '' },
    };
  }
}
