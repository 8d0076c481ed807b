import { statisticsAgree } from './agreement-suite';

describe('statistics over five years of stories', () => statisticsAgree({ stories: 300, periods: 50 }));
