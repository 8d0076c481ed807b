import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import { networkOf } from './networks';

/** What an account leaves behind, for the desk that looks for signs of fraud. Addresses of the network themselves stay here. */
export interface AccountTrace {
  /** In normal form. */
  emails: string[];
  createdAt: Date;
  institute: string | null;
  /** Those from which its holder signed in; only for comparing. */
  networks: string[];
}

const TRACES = `SELECT u.email_key || u.addresses AS emails, u.created_at AS "createdAt", u.institute,
    ARRAY(SELECT DISTINCT s.address FROM app.sessions s
      WHERE s.user_id = u.id AND s.real_user_id IS NULL AND s.address IS NOT NULL) AS networks
  FROM app.users u WHERE NOT u.deleted AND (u.email_key = ANY($1) OR u.addresses && $1)`;

/** Accounts by their addresses, with when and from where they were used. */
@Injectable()
export class AccountTraces {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** @param emails in normal form. One query; sessions that have been tidied away leave no trace. */
  async of(emails: readonly string[]): Promise<AccountTrace[]> {
    if (emails.length === 0) return [];
    const { rows } = await this.pool.query<AccountTrace>(TRACES, [emails]);
    return rows.map((row) => ({ ...row, networks: networksOf(row.networks) }));
  }
}

const networksOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(networkOf).filter((network) => network !== null)),
];
