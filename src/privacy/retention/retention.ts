import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  dayName,
  dayNumber,
  nothingDue,
  RETENTION_SETTINGS,
  type RetentionChange,
  type RetentionCounts,
  type RetentionSettings,
  type RetentionState,
} from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import { SettingsStore } from '../../platform/settings';
import { ERASURE_QUEUE } from '../erasure/erase-person.job';
import { ApplyRetention } from './apply-retention';
import { cutoffsOf } from './cutoffs';
import { countDue } from './due';

const LOOK_JOB = 'privacy.retention';
const APPLY_JOB = 'privacy.apply-retention';
/** Every hour, checks whether the day's run is done. */
const RETENTION_CHECK_CRON = '23 * * * *';
const CONFIRM = 'These settings would erase something. Look at what would go, and confirm.';

interface StateRow {
  changed_at: Date | null;
  last_run_at: Date | null;
  last_counts: RetentionCounts | null;
}

const only = (settings: RetentionSettings): RetentionSettings =>
  Object.fromEntries(RETENTION_SETTINGS.map((name) => [name, settings[name]])) as unknown as RetentionSettings;

/** How long data are kept: the settings, what they would erase, and the daily run (lifecycle, section 6 (3)). */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
    private readonly settings: SettingsStore,
    private readonly applying: ApplyRetention,
  ) {}

  onModuleInit(): void {
    this.jobs.register(LOOK_JOB, () => this.look());
    this.jobs.register(APPLY_JOB, () => this.applyQueued());
    if (this.config.dailyRun) this.jobs.schedule(LOOK_JOB, RETENTION_CHECK_CRON);
  }

  async state(): Promise<RetentionState> {
    const [settings, row] = await Promise.all([this.settings.current(), this.row()]);
    const today = dayNumber(this.clock.now(), settings.timeZone);
    const { last_run_at: at, last_counts: counts } = row;
    return {
      settings: only(settings),
      nextRun: dayName(isSpent(row, today, settings.timeZone) ? today + 1 : today),
      due: await this.counts(settings),
      lastRun: at && counts && { at: at.toISOString(), counts },
    };
  }

  counts(settings: RetentionSettings): Promise<RetentionCounts> {
    return countDue(this.pool, cutoffsOf(settings, this.clock.now()));
  }

  /** @throws ApiProblem 422 for settings that would erase something, unless the person has confirmed it. */
  async change(user: RequestUser, { confirmed, ...changes }: RetentionChange): Promise<RetentionState> {
    if (!confirmed && !nothingDue(await this.counts(changes))) throw new ApiProblem('RULE_BROKEN', CONFIRM);
    await this.settings.change(only(changes), async (before, after, client) => {
      await this.log.record({ action: 'SETTINGS_CHANGED', by: user, before, after }, client);
      await client.query('UPDATE app.retention_state SET changed_at = $1', [this.clock.now()]);
    });
    return this.state();
  }

  private async row(): Promise<StateRow> {
    const { rows } = await this.pool.query<StateRow>(
      'SELECT changed_at, last_run_at, last_counts FROM app.retention_state',
    );
    return rows[0] ?? { changed_at: null, last_run_at: null, last_counts: null };
  }

  /** One run on each day of the journal's calendar, but not on a day on which the settings changed, so that people can correct them. */
  private async look(): Promise<void> {
    const { timeZone } = await this.settings.current();
    const today = dayNumber(this.clock.now(), timeZone);
    if (isSpent(await this.row(), today, timeZone)) return;
    await this.jobs.enqueue(APPLY_JOB, {}, { key: dayName(today), queue: ERASURE_QUEUE, maxAttempts: 25 });
  }

  /**
   * The day's run. If the settings changed after it was queued, it erases nothing, so that people can correct them, and only finishes what
   * an earlier run has erased.
   */
  async applyQueued(): Promise<void> {
    const [settings, { changed_at }] = await Promise.all([this.settings.current(), this.row()]);
    const today = dayNumber(this.clock.now(), settings.timeZone);
    const isChanged = changed_at !== null && dayNumber(changed_at, settings.timeZone) >= today;
    await this.applyWith(isChanged ? null : settings);
  }

  /** Erases now what the settings say. */
  async apply(): Promise<void> {
    await this.applyWith(await this.settings.current());
  }

  /** Runs one after the other with erasures of people, since both compute the read models again. */
  private async applyWith(settings: RetentionSettings | null): Promise<void> {
    const counts = await this.applying.run(settings);
    if (settings === null && counts === null) return;
    await this.pool.query('UPDATE app.retention_state SET last_run_at = $1, last_counts = $2, waiting_counts = NULL', [
      this.clock.now(),
      counts && JSON.stringify(counts),
    ]);
  }
}

const isSpent = ({ changed_at, last_run_at }: StateRow, today: number, timeZone: string): boolean =>
  [changed_at, last_run_at].some((at) => at !== null && dayNumber(at, timeZone) >= today);
