import type { KeyObject } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { dayName, dayNumber } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { newestSeals, publicKeyOf, type Seal, Sealer, signingKeyOf } from '../../platform/log-proof';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';

const SEAL_JOB = 'audit.seal';
/** Every half hour, checks whether today's seal has been made. */
const SEAL_CHECK_CRON = '11,41 * * * *';

/** Seals the log once on every day of the journal's calendar, and on request (lifecycle, section 6 (5)). */
@Injectable()
export class LogKeeper implements OnModuleInit {
  private readonly key: KeyObject;
  private readonly sealer: Sealer;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {
    this.key = signingKeyOf(config.logSigningKey);
    this.sealer = new Sealer(pool, store.stored, this.key);
  }

  onModuleInit(): void {
    this.jobs.register(SEAL_JOB, () => this.look());
    if (this.config.dailyRun) this.jobs.schedule(SEAL_JOB, SEAL_CHECK_CRON);
  }

  get publicKey(): Buffer {
    return publicKeyOf(this.key);
  }

  /** The newest seal, over all events that are in the log now; null for an empty log. @throws LogEndsBefore */
  seal(): Promise<Seal | null> {
    return this.sealer.seal(this.clock.now());
  }

  /** Seals soon, in the background. */
  async sealSoon(): Promise<void> {
    await this.jobs.enqueue(SEAL_JOB, { now: true });
  }

  seals(limit: number): Promise<Seal[]> {
    return newestSeals(this.pool, limit);
  }

  private async look(): Promise<void> {
    const [newest] = await this.seals(1);
    const { timeZone } = await this.settings.current();
    const day = (at: Date): string => dayName(dayNumber(at, timeZone));
    if (newest === undefined || day(newest.at) < day(this.clock.now())) await this.seal();
  }
}
