import { REVIEWERS } from './anonymous-story';
import { describeAnonymous } from './anonymous-suite';

describeAnonymous(REVIEWERS);
