import { interruptAgainAndAgain } from '../kill/repeated-kills-suite';

/** For a night: `KILLS=300 npm run test:long -- eventstoredb/repeated-kills`. */
const TIMES = Number(process.env['KILLS'] ?? 3);

describe('interruptions of a journal on EventStoreDB, while authors write and people register', () =>
  interruptAgainAndAgain(TIMES, { kinds: ['server', 'postgres', 'store', 'all'], eventStore: 'double' }));
