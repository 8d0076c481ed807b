import type { INestApplication } from '@nestjs/common';
import type { Pool } from 'pg';
import { BLOBS, type Blobs } from './platform/blobs';
import { StoreWatch } from './platform/event-store/store-watch';
import { HealthRegistry } from './platform/http/health/health.registry';
import { MAIL_TRANSPORT, type MailTransport } from './platform/mail';
import { PG_POOL } from './platform/postgres';

/** Registers the parts that report no state of their own: database, event store, mail server, storage of files. */
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
  health.add('event store', async () => watch.trouble);
  health.add('mail', () => mail.check());
  health.add('storage', () => blobs.check());
  health.addGauge('quire_event_store_up', '1 while the event store answers, else 0.', async () =>
    watch.trouble === null ? 1 : 0,
  );
}
