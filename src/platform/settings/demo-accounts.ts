import type { PublicSettings } from '../../contracts';

/** Accounts of the demonstration data that the sign-in page may offer outside production. */
export type DemoAccounts = PublicSettings['demoAccounts'];

/** Dependency injection token of the DemoAccounts; optional, provided where the whole application is assembled. */
export const DEMO_ACCOUNTS = Symbol('DEMO_ACCOUNTS');
