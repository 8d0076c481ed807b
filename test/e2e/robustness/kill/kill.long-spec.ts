import { killWhileAuthorsWrite } from './kill-suite';

describe('kill -9 while eight authors write', () => killWhileAuthorsWrite({ authors: 8, submit: 3, postgresKills: 4 }));
