export { DailyRoundJob } from './clock/daily-round.job';
