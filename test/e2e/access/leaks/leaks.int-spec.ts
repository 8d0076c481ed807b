import { describeLeaks } from './leaks-suite';

describeLeaks({ after: ['author', 'one'], actedAs: ['editor'] });
