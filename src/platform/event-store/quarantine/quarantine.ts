import type { QuarantinedStore } from './quarantined-store';

/** The state of the quarantine and of erasures in this process: the revision changes with both. */
export type Quarantine = Pick<QuarantinedStore, 'revision'>;

/** Dependency injection token. */
export const QUARANTINE = Symbol('QUARANTINE');
