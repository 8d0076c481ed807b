import { VIEWERS } from './leak-rules';
import { describeLeaks } from './leaks-suite';

describeLeaks({ before: VIEWERS, after: VIEWERS, actedAs: ['editor', 'associate', 'one'] });
