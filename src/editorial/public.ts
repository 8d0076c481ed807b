export { DailyRunJob } from './clock/daily-run.job';
