import { describeStatisticsAgreement } from './agreement-suite';

/** agreement.long-spec.ts runs more stories and periods. */
describe('statistics over five years of stories', () => describeStatisticsAgreement({ stories: 120, periods: 6 }));
