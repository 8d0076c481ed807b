import { describeLeaks } from './leaks-suite';

/** `leaks.slow-spec.ts` checks all viewers. */
describeLeaks({ before: ['author', 'one', 'asked', 'stranger', 'nobody'], after: ['one'], actedAs: ['one'] });
