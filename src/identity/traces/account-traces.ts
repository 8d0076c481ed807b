import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import { networkOf } from './networks';

/** Traces of an account, for the integrity check. IP addresses themselves do not leave this module. */
export interface AccountTrace {
  /** The account's addresses, in normalised form. */
  emails: string[];
  createdAt: Date;
  institute: string | null;
  /** The networks from which its holder signed in; only for comparison. */
  networks: string[];
}

const TRACES = `SELECT u.email_key || u.addresses AS emails, u.created_at AS "createdAt", u.institute,
    ARRAY(SELECT DISTINCT s.address FROM app.sessions s
      WHERE s.user_id = u.id AND s.real_user_id IS NULL AND s.address IS NOT NULL) AS networks
  FROM app.users u WHERE NOT u.deleted AND (u.email_key = ANY($1) OR u.addresses && $1)`;

/** Finds accounts by their addresses, with the times and networks of their use. */
@Injectable()
export class AccountTraces {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** One query. Removed sessions leave no trace. @param emails in normalised form. */
  async of(emails: readonly string[]): Promise<AccountTrace[]> {
    if (emails.length === 0) return [];
    const { rows } = await this.pool.query<AccountTrace>(TRACES, [emails]);
    return rows.map((row) => ({ ...row, networks: networksOf(row.networks) }));
  }
}

const networksOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(networkOf).filter((network) => network !== null)),
];
