import { killWhileDocumentsAreMade } from './documents-kill-suite';

/** documents-kill.long-spec.ts kills four times in a row. */
describe('kill -9 in the middle of a regeneration', () => killWhileDocumentsAreMade({ kills: 1 }));
