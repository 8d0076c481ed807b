/**
 * Opens an account that is locked after too many tries, by a secret that was mailed to its owner. Provided by the identity module. The
 * secret cannot be guessed, so no limit per account is needed; the limits per address still apply.
 */
export interface LockBypass {
  /** True if the body of this sign-in contains such a secret of its account. */
  allows(body: unknown): Promise<boolean>;
}

/** Dependency injection token of the LockBypass. */
export const LOCK_BYPASS = Symbol('LOCK_BYPASS');
