import { interruptAgainAndAgain } from './repeated-kills-suite';

/** `KILLS=300 npm run test:long -- repeated-kills` for a night. */
const TIMES = Number(process.env['KILLS'] ?? 3);

describe('interruptions of each kind, while authors write and people register', () => interruptAgainAndAgain(TIMES));
