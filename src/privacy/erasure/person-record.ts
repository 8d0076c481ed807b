import type { Pool } from 'pg';
import { normalEmail } from '../../contracts';
import type { Person } from '../../platform/personal-data';
import { ERASED_KEY } from './table-rules';

/** An account and all data by which its person can be found. */
export interface PersonRecord extends Person {
  id: string;
  email: string;
  /** Also those of the author entries. */
  names: { first: string; middle: string | null; last: string }[];
}

interface AccountRow {
  id: string;
  email: string;
  first: string;
  middle: string | null;
  last: string;
  former: string[];
  addresses: string[];
  unproven: boolean;
}

/**
 * The account, those merged into it, every proven address, and author entries with one of these. An address that is not proven is only
 * claimed, and may belong to another person: it is not used for the search. Nor is what an erased account has instead of a name: these are
 * words that occur in texts of other people.
 * @returns null for an unknown account, and for one that is erased already.
 */
export async function personRecord(pool: Pool, userId: string): Promise<PersonRecord | null> {
  const { rows } = await pool.query<AccountRow>(
    `WITH RECURSIVE accounts AS (
       SELECT id FROM app.users WHERE id = $1
       UNION SELECT u.id FROM app.users u JOIN accounts a ON u.merged_into = a.id)
     SELECT id::text, email, first_name AS first, middle_name AS middle, last_name AS last, former_ids::text[] AS former, addresses, unproven
     FROM app.users WHERE id IN (SELECT id FROM accounts) AND email_key <> ${ERASED_KEY} ORDER BY (id = $1) DESC`,
    [userId],
  );
  const [account] = rows;
  if (!account) return null;
  const addresses = new Set(
    rows.flatMap(({ email, addresses: proven, unproven }) => (unproven ? proven : [normalEmail(email), ...proven])),
  );
  const entries = await pool.query<Omit<AccountRow, 'former' | 'addresses' | 'unproven'>>(
    `SELECT id::text, email, first_name AS first, middle_name AS middle, last_name AS last FROM app.authors
     WHERE email_key = ANY($1) OR id = ANY($2::uuid[])`,
    [[...addresses], rows.map(({ id }) => id)],
  );
  for (const { email } of entries.rows) addresses.add(normalEmail(email));
  const ids = new Set([...rows.flatMap(({ id, former }) => [id, ...former]), ...entries.rows.map(({ id }) => id)]);
  const names = [...rows, ...entries.rows].map(({ first, middle, last }) => ({ first, middle, last }));
  return { id: account.id, email: account.email, ids: [...ids], addresses: [...addresses], names };
}
