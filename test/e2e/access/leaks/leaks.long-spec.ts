import { VIEWERS } from './leak-rules';
import { describeLeaks } from './leaks-suite';

describeLeaks({ after: VIEWERS, actedAs: ['editor', 'associate', 'one'] });
