import { Module } from '@nestjs/common';
import { ArticleDeskModule } from '../../article-desk/public';
import { DailyRun } from './daily-run';
import { DailyRunJob } from './daily-run.job';
import { DailyRunRecord } from './daily-run-record';
import { DueFinder } from './due-finder';
import { ReminderMails } from './reminder-mails';

/** Actions that are due by time: reminders, and closing requests without an answer (lifecycle, section 3). */
@Module({
  imports: [ArticleDeskModule],
  providers: [DailyRun, DailyRunJob, DueFinder, ReminderMails, DailyRunRecord],
})
export class ClockModule {}
