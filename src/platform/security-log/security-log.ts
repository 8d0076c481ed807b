import type { Pool, PoolClient } from 'pg';
import type { SecurityAction } from '../../contracts';

/** Values that changed, by the name of their field. Never a secret, nor anything made from one. */
export type SecurityValues = Record<string, unknown>;

export interface SecurityRecord {
  action: SecurityAction;
  /** Who asked for it, as the request knows them; null for the system and for somebody not signed in. */
  by: { userId: string; realUserId: string | null } | null;
  /** The account concerned, where it is about one. */
  userId?: string | null;
  /** What it is about when it is no account, in words: a keyword, an address, the name of a template. */
  subject?: string;
  before?: SecurityValues;
  after?: SecurityValues;
}

/** The write side of the security log; provided by the identity module. */
export interface SecurityLogWriter {
  /** `db`: the transaction of the change itself, so that neither is ever there without the other. */
  record(entry: SecurityRecord, db?: Pool | PoolClient): Promise<void>;
}

/** Dependency injection token of the SecurityLogWriter. */
export const SECURITY_LOG = Symbol('SECURITY_LOG');
