import type { Pool, PoolClient } from 'pg';
import type { SecurityAction } from '../../contracts';

/** Changed values by field name. Never a secret, nor anything derived from one. */
export type SecurityValues = Record<string, unknown>;

export interface SecurityRecord {
  action: SecurityAction;
  /** The signed-in person who asked for it; null for the system and for a signed-out caller. */
  by: { userId: string; realUserId: string | null } | null;
  /** The account concerned, if there is one. */
  userId?: string | null;
  /** The subject when it is not an account: a keyword, an address, the name of a template. */
  subject?: string;
  before?: SecurityValues;
  after?: SecurityValues;
}

/** The write side of the security log; provided by the identity module. */
export interface SecurityLogWriter {
  /** `db`: the transaction of the change itself, so that neither is stored without the other. */
  record(entry: SecurityRecord, db?: Pool | PoolClient): Promise<void>;
}

/** Dependency injection token of the SecurityLogWriter. */
export const SECURITY_LOG = Symbol('SECURITY_LOG');
