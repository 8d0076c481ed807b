import type { INestApplication } from '@nestjs/common';
import type { Pool } from 'pg';
import { addReadModelGauges } from '../projections/runner/gauges';
import { RUNNER_LOCK } from '../projections/runner/schema';
import { backupProblem, lastBackup } from './platform/backup/last-backup';
import { BLOBS, type Blobs } from './platform/blobs';
import { CLOCK, type Clock } from './platform/clock';
import { APP_CONFIG, type AppConfig } from './platform/config/config';
import { EVENT_STORE, type EventStore } from './platform/event-store/port';
import { StoreWatch } from './platform/event-store/store-watch';
import { HealthRegistry } from './platform/http/health/health.registry';
import { addPlatformGauges } from './platform/http/health/platform-gauges';
import { JOBS, type Jobs } from './platform/jobs';
import { hasLeader } from './platform/leadership/leadership';
import { MAIL_TRANSPORT, type MailTransport } from './platform/mail';
import { PG_POOL } from './platform/postgres';
import { REACTIONS_LOCK } from './platform/reactions/skip-reactions';

/** For each role that this process does not have, checks that some process has it, and otherwise reports the missing role. */
function addOthers(health: HealthRegistry, pool: Pool, { roles }: AppConfig): void {
  const others = [
    ['projector', RUNNER_LOCK, 'no process has this ROLE at the moment: the read models are not being updated'],
    ['worker', REACTIONS_LOCK, 'no process has this ROLE at the moment: no mail is sent and no document is made'],
  ] as const;
  for (const [role, lock, problem] of others)
    if (!roles.has(role)) health.add(role, async () => ((await hasLeader(pool, lock)) ? null : problem));
}

/** Registers the parts that report no state of their own: database, event store, mail server, storage of files, backup. */
export function addHealthChecks(app: INestApplication): void {
  const health = app.get(HealthRegistry, { strict: false });
  const pool = app.get<Pool>(PG_POOL, { strict: false });
  const watch = app.get(StoreWatch, { strict: false });
  const mail = app.get<MailTransport>(MAIL_TRANSPORT, { strict: false });
  const blobs = app.get<Blobs>(BLOBS, { strict: false });
  health.addEssential('database', async () => {
    await pool.query('SELECT 1');
    return null;
  });
  const config = app.get<AppConfig>(APP_CONFIG, { strict: false });
  addOthers(health, pool, config);
  health.add('event store', async () => watch.trouble);
  health.addGroup('jobs', async () => app.get<Jobs>(JOBS, { strict: false }).states());
  health.add('mail', () => mail.check());
  health.add('storage', () => blobs.check());
  const clock = app.get<Clock>(CLOCK, { strict: false });
  health.add('backup', async () => backupProblem(await lastBackup(pool), clock.now(), config.nodeEnv));
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  addReadModelGauges(health, { pool, store, clock });
  addPlatformGauges(app);
}
