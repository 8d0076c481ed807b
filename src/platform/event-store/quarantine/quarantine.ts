import type { QuarantinedStore } from './quarantined-store';

/** What this process knows of the quarantine. */
export type Quarantine = Pick<QuarantinedStore, 'revision'>;

/** Dependency injection token. */
export const QUARANTINE = Symbol('QUARANTINE');
