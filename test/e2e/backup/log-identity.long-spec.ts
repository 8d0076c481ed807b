import { refuseForeignLogs } from './log-identity-suite';

describe('A database that has its own events', () => refuseForeignLogs('Postgres'));
