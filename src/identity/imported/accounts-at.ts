import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { groupName } from '../users/account';

/** An account that has proven an address, or only claims it. */
export interface AccountAt {
  userId: string;
  /** The account's present address. */
  email: string;
  group: GroupName;
  /** Every address by which the account is found, in normalised form. */
  addresses: string[];
  /** True: the account only claims its address, so it must not get what belongs to the address (lifecycle, section 5 (1)). */
  unproven: boolean;
}

/** The accounts at these addresses, in normalised form, for imports. */
export async function accountsAt(pool: Pool, addresses: readonly string[]): Promise<AccountAt[]> {
  const { rows } = await pool.query<Omit<AccountAt, 'group'> & { groupId: number }>(
    `SELECT id AS "userId", email, group_id AS "groupId", unproven, array_append(addresses, email_key) AS addresses
       FROM app.users WHERE NOT deleted AND (email_key = ANY($1) OR (addresses && $1 AND NOT unproven))`,
    [addresses],
  );
  return rows.map(({ groupId, ...account }) => ({ ...account, group: groupName(groupId) }));
}
