import { interruptAgainAndAgain } from './repeated-kills-suite';

/** For a night: `KILLS=300 npm run test:long -- repeated-kills`. The counts of each kind are added to `artifacts/kills.ndjson`. */
const TIMES = Number(process.env['KILLS'] ?? 3);

describe('interruptions of each kind, while authors write and people register', () =>
  interruptAgainAndAgain(TIMES, { kinds: ['server', 'postgres', 'both', 'lock', 'frozen'] }));
