import { Module } from '@nestjs/common';
import { ArticleDeskModule } from '../../article-desk/public';
import { DailyRound } from './daily-round';
import { DailyRoundJob } from './daily-round.job';
import { DueFinder } from './due-finder';
import { ReminderMails } from './reminder-mails';
import { RoundRecord } from './round-record';

/** What happens because time passes: reminders, and closing requests without an answer (lifecycle, section 3). */
@Module({
  imports: [ArticleDeskModule],
  providers: [DailyRound, DailyRoundJob, DueFinder, ReminderMails, RoundRecord],
})
export class ClockModule {}
