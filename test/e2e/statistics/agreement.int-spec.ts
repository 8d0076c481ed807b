import { statisticsAgree } from './agreement-suite';

/** More stories and periods: agreement.long-spec.ts. */
describe('statistics over five years of stories', () => statisticsAgree({ stories: 120, periods: 6 }));
