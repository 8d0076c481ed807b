export { Blacklist } from './blacklist/blacklist';
export { BlacklistModule } from './blacklist/blacklist.module';
export { DailyRoundJob } from './clock/daily-round.job';
