import type { QuarantinedStore } from './quarantined-store';

/** What this process knows of the quarantine, and of erasures: the revision changes with both. */
export type Quarantine = Pick<QuarantinedStore, 'revision'>;

/** Dependency injection token. */
export const QUARANTINE = Symbol('QUARANTINE');
