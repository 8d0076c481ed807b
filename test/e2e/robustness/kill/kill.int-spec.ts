import { killWhileAuthorsWrite } from './kill-suite';

/** kill.long-spec.ts runs the whole campaign. */
describe('kill -9 while four authors write', () => killWhileAuthorsWrite({ authors: 4, submit: 1, postgresKills: 1 }));
