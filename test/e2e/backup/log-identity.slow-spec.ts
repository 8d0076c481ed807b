import { refuseForeignLogs } from './log-identity-suite';

describe('A database whose events are in EventStoreDB', () => refuseForeignLogs('EventStoreDB'));
