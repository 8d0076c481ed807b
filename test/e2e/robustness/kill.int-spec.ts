import { killWhileAuthorsWrite } from './kill-suite';

/** The whole campaign: kill.long-spec.ts. */
describe('kill -9 while four authors write', () => killWhileAuthorsWrite({ authors: 4, submit: 1, postgresKills: 1 }));
