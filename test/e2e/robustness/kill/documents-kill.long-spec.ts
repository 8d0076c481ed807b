import { killWhileDocumentsAreMade } from './documents-kill-suite';

describe('repeated kill -9 in the middle of a regeneration', () => killWhileDocumentsAreMade({ kills: 4 }));
