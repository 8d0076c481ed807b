import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { dayName, dayNumber, hourOfDay } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { HealthRegistry } from '../../platform/http/health/health.registry';
import { JOBS, type Jobs } from '../../platform/jobs';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { DailyRun } from './daily-run';
import { DailyRunRecord } from './daily-run-record';

const DAILY_RUN_JOB = 'editorial.daily-run';

/**
 * Starts the daily run once on every day of the journal's calendar, from the configured hour on. The job checks every ten minutes whether
 * it is still due. So a server that was down at that hour catches up soon after its start, a partly failed run is repeated, and a changed
 * hour or time zone takes effect immediately (ADR 0014).
 */
@Injectable()
export class DailyRunJob implements OnModuleInit {
  private readonly logger = new Logger('DailyRun');
  private holds = 0;
  private running = false;

  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly health: HealthRegistry,
    private readonly dailyRun: DailyRun,
    private readonly record: DailyRunRecord,
  ) {}

  onModuleInit(): void {
    this.jobs.register(DAILY_RUN_JOB, () => this.look());
    if (this.config.dailyRun) this.jobs.schedule(DAILY_RUN_JOB, '*/10 * * * *');
    this.health.addGauge('quire_daily_run_timestamp_seconds', 'When the daily run was last completed.', async () => {
      const at = await this.record.lastFinishedAt();
      return at === null ? null : Math.floor(at.getTime() / 1000);
    });
  }

  /** Delays the daily run during some work, such as creating the past of the demonstration articles, and then checks whether it is due. */
  async hold(work: () => Promise<void>): Promise<void> {
    this.holds += 1;
    try {
      await work();
    } finally {
      this.holds -= 1;
    }
    if (this.config.dailyRun) await this.jobs.enqueue(DAILY_RUN_JOB, {});
  }

  /** Starts today's run if its hour has come and it is not done yet. */
  async look(): Promise<void> {
    const { timeZone, reminderHour } = await this.settings.current();
    const now = this.clock.now();
    if (this.holds > 0 || this.running || hourOfDay(now, timeZone) < reminderHour) return;
    const day = dayName(dayNumber(now, timeZone));
    this.running = true;
    try {
      if (!(await this.record.isFinished(day))) await this.runFor(day, now);
    } finally {
      this.running = false;
    }
  }

  private async runFor(day: string, now: Date): Promise<void> {
    const result = await this.dailyRun.run();
    await this.record.note(day, now, result);
    const { reminders, unanswered, failed } = result;
    const line = `Daily run of ${day}: ${reminders} reminders, ${unanswered} requests closed without an answer, ${failed} failed`;
    if (failed > 0) this.logger.warn(`${line}; the failed ones will be retried`);
    else this.logger.log(line);
  }
}
