/**
 * What opens an account that is locked after too many tries: a secret that was mailed to its owner. Provided by the identity module.
 * Guessing it is hopeless, so it needs no limit for the account; those of the address still hold.
 */
export interface WayOut {
  /** True if the body of this sign-in holds such a secret of the account that it names. */
  opens(body: unknown): Promise<boolean>;
}

/** Dependency injection token of the WayOut. */
export const WAY_OUT = Symbol('WAY_OUT');
