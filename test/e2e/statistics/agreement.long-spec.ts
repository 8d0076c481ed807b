import { describeStatisticsAgreement } from './agreement-suite';

describe('statistics over five years of stories', () => describeStatisticsAgreement({ stories: 300, periods: 50 }));
