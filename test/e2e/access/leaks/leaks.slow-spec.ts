import { VIEWERS } from './leak-rules';
import { describeLeaks } from './leaks-suite';

describeLeaks({ before: VIEWERS, after: ['author', 'one'], actedAs: ['editor'] });
