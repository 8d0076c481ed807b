import { describeLeaks } from './leaks-suite';

/** `leaks.slow-spec.ts` looks through the eyes of all. */
describeLeaks({ before: ['author', 'one', 'asked', 'stranger', 'nobody'], after: ['one'], actedAs: ['one'] });
