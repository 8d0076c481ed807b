import type { PublicSettings } from '../../contracts';

/** What the sign-in page shows besides the settings, known only where the whole application is put together. */
export type JournalFront = Pick<PublicSettings, 'mailCatcherUrl' | 'demoAccounts'>;

/** Dependency injection token; without it there is neither a catcher nor demonstration accounts. */
export const JOURNAL_FRONT = Symbol('JOURNAL_FRONT');
