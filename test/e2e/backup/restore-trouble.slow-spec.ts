import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { articleStream } from '../../../src/article';
import type { HealthStatus } from '../../../src/contracts';
import { type MadeBackup, makeBackup } from '../../../src/platform/backup/make-backup';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { newId } from '../../../src/platform/clock';
import { type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { ServerPresence } from '../../../src/platform/reactions';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { anEvent } from '../../support/database/read-models';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { PASSPHRASE, RestoredPlace } from './restored-place';

const place = mkdtempSync(join(tmpdir(), 'quire-backups-'));
let app: TestApp;
let poison: string;
let backup: MadeBackup;

const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });

beforeAll(async () => {
  app = await startTestApp();
  const { id } = await new AuthorSteps(await app.as('author')).completeDraft();
  const store = get<EventStore>(STORED_LOG);
  const [last] = await store.readStream(articleStream(id), { direction: 'backward', max: 1 });
  poison = newId();
  const event = { ...anEvent('FileAdded', {}), id: poison };
  await store.append(articleStream(id), last?.revision ?? 'NO_STREAM', [event]);
  const source = { pool: get<Pool>(PG_POOL), store, blobs: get<Blobs>(BLOBS), secrets: {}, dataKey: TEST_DATA_KEY };
  backup = await makeBackup(source, place, PASSPHRASE, new Date('2020-06-01T10:00:00Z'));
});
afterAll(async () => {
  await app.stop();
  await RestoredPlace.dropAll();
  rmSync(place, { recursive: true });
});

describe('A restore', () => {
  it('is refused while a server runs on the empty database, and nothing is written', async () => {
    const target = await RestoredPlace.create();
    const server = await ServerPresence.begin(target.env.DATABASE_URL, new Set(['worker']), () => undefined);
    await expect(target.restore(place, backup.folder)).rejects.toThrow(
      'A server is at work on this database (ROLE=worker).',
    );
    await server.end();
    const schemas = "SELECT 1 FROM pg_namespace WHERE nspname IN ('restoring', 'app', 'es')";
    expect(await target.rows(schemas)).toEqual([]);
  });

  it('keeps out a second one that begins meanwhile', async () => {
    const target = await RestoredPlace.create();
    const both = [target.restore(place, backup.folder), target.restore(place, backup.folder)];
    const reasons = (await Promise.allSettled(both)).map((one) =>
      one.status === 'rejected' ? String(one.reason) : '',
    );
    expect(reasons.filter((reason) => reason.includes('another tool'))).toHaveLength(1);
  });

  it('that ends while the read models are computed is not repeated: it has said that a server can start', async () => {
    const target = await RestoredPlace.create();
    await expect(target.restore(place, backup.folder)).rejects.toThrow('could not be computed');
    expect(target.printed).toEqual([
      expect.stringMatching(/^Events, tables and files are restored\. .* start the server/),
    ]);
    await expect(target.restore(place, backup.folder)).rejects.toThrow(
      /The database is not empty\. .* start the server/,
    );
  });

  it('of a log with an event that cannot be read ends with what to do, and a server starts on it', async () => {
    const target = await RestoredPlace.create();
    await expect(target.restore(place, backup.folder)).rejects.toThrow(
      /^Events, tables and files are restored, but the read models could not be computed: [^]*projections -- quarantine/,
    );
    const copy = await startTestApp({ env: target.env });
    try {
      const named = async (): Promise<true | null> => {
        const { parts } = (await copy.visitor.get('/health/status')).body as HealthStatus;
        return parts.some(({ problem }) => problem?.includes(poison)) || null;
      };
      await until('the event in the state of health', named);
    } finally {
      await copy.stop();
    }
  });
});
