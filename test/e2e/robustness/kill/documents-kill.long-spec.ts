import { killWhileDocumentsAreMade } from './documents-kill-suite';

describe('kill -9 in the middle of a regeneration, again and again', () => killWhileDocumentsAreMade({ kills: 4 }));
