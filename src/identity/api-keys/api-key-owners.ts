import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ApiScope } from '../../contracts';
import type { ApiKeyReader, RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import { FactorDemand } from '../factors/factor-demand';
import { asThemselves, SecurityLog } from '../security/security-log';
import { demandedOf, type SessionRow, userOfRow } from '../sessions/session-rows';
import { groupIdOf } from '../users/account';

interface Row extends SessionRow {
  name: string;
  scopes: ApiScope[];
  isNoted: boolean;
}

/** An active key with its person, in the form of a session. No session has the id of a key, so a key never has a proof of identity. */
const SELECT = `SELECT k.id AS "sessionId", k.name, k.scopes, k.last_used_on IS NOT DISTINCT FROM current_date AS "isNoted",
    u.id AS "userId", u.former_ids AS "formerIds", u.addresses, u.authenticated_orcid AS "authenticatedOrcid",
    NULL AS "realUserId", NULL AS "realAddresses", NULL AS "realFormerIds", NULL AS "realOrcid", NULL AS "realGroupId",
    u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.group_id AS "groupId", u.unproven, u.language,
    u.factor_demanded_at AS "demandedAt",
    EXISTS (SELECT FROM app.factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasFactor"
  FROM app.api_keys k JOIN app.users u ON u.id = k.user_id AND NOT u.deleted
  WHERE k.key_hash = $1 AND k.ended_at IS NULL AND k.expires_at > now() AND u.group_id = $2`;

/** Finds the person with whose rights a key reads: the webmaster who made it, as long as they are a webmaster. */
@Injectable()
export class ApiKeyOwners implements ApiKeyReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly demand: FactorDemand,
    private readonly log: SecurityLog,
  ) {}

  async find(key: string): Promise<RequestUser | null> {
    const { rows } = await this.pool.query<Row>(SELECT, [hashSecret(key), groupIdOf('webmaster')]);
    const [row] = rows;
    if (!row) return null;
    if (!row.isNoted) await this.note(row);
    const { name, scopes } = row;
    return { ...userOfRow(row, await this.demand.dueFor(demandedOf(row))), apiKey: { name, scopes } };
  }

  /** Records the day of the last use, with one entry in the security log per day. */
  private async note({ sessionId, userId, name }: Row): Promise<void> {
    const sql =
      'UPDATE app.api_keys SET last_used_on = current_date WHERE id = $1 AND last_used_on IS DISTINCT FROM current_date';
    const isFirst = (await this.pool.query(sql, [sessionId])).rowCount === 1;
    if (isFirst) await this.log.record({ action: 'API_KEY_USED', by: asThemselves(userId), subject: name });
  }
}
