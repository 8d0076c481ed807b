import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import type { ArticleView, HealthStatus } from '../../../src/contracts';
import { lastBackup } from '../../../src/platform/backup/last-backup';
import { type MadeBackup, makeBackup } from '../../../src/platform/backup/make-backup';
import { readManifest, writeManifest } from '../../../src/platform/backup/manifest';
import { checkBackup } from '../../../src/platform/backup/restore-backup';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { HttpClient } from '../../support/app/http-client';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { AuthorSteps, body, goodFields } from '../../support/stories/submission-steps';
import { contents, positionsOf } from './log-contents';
import { PASSPHRASE, RestoredPlace } from './restored-place';

const place = mkdtempSync(join(tmpdir(), 'quire-backups-'));
let app: TestApp;
let author: HttpClient;
let oneTime: string;
/** Drafts whose creation was confirmed before the first backup began. */
const before: string[] = [];
let early: ArticleView;
let first: MadeBackup;
let second: MadeBackup;

const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });

function backUp(now: Date): Promise<MadeBackup> {
  const source = { pool: get<Pool>(PG_POOL), store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
  const secrets = { jwtSecret: 'the secret' };
  return makeBackup({ ...source, secrets, dataKey: TEST_DATA_KEY }, place, PASSPHRASE, now);
}

/** Writes drafts until `work` has ended. Returns how many were confirmed meanwhile. */
async function underLoad<Result>(work: () => Promise<Result>): Promise<{ result: Result; written: number }> {
  let [isGoing, written] = [true, 0];
  const writing = (async () => {
    while (isGoing) {
      body(await author.post('/article/save', goodFields));
      written += 1;
    }
  })();
  const result = await work().finally(() => (isGoing = false));
  await writing;
  return { result, written };
}

beforeAll(async () => {
  app = await startTestApp();
  author = await app.as('author');
  await app.addPerson('forgetful@example.org', 'author');
  await app.visitor.post('/reset-password', { email: 'forgetful@example.org' });
  const mail = await app.mailTo('forgetful@example.org', 'PASSWORD_RESET');
  oneTime = /<strong[^>]*>([^<]+)<\/strong>/.exec(mail.html)?.[1] ?? '';
  early = await new AuthorSteps(author).completeDraft();
  before.push(early.id);
  const made = await underLoad(() => backUp(new Date('2020-06-01T10:00:00Z')));
  first = made.result;
  expect(made.written).toBeGreaterThan(0);
  await new AuthorSteps(author).addFile(early.id, 'Figure', 'figure-2.tiff', { figureTitle: 'Later' });
  second = await backUp(new Date('2020-06-02T10:00:00Z'));
});
afterAll(async () => {
  await app.stop();
  await RestoredPlace.dropAll();
  rmSync(place, { recursive: true });
});

describe('A backup that was made under load', () => {
  it('can be restored elsewhere as a separate journal: articles, files, sessions and keys in mails', async () => {
    const target = await RestoredPlace.create();
    await target.restore(place, first.folder);
    const copy = await startTestApp({ env: target.env });
    try {
      const same = new HttpClient(copy.origin, author.session);
      const article = body(await same.get(`/article/${early.id}`));
      const original = body(await author.get(`/article/${early.id}`));
      // Everything is there except the figure that was added later.
      expect(article.files).toHaveLength(original.files.length - 1);
      expect(original.files).toEqual(
        expect.arrayContaining(article.files.map(({ id }) => expect.objectContaining({ id }))),
      );
      const signedIn = await copy.visitor.post('/authenticate', { email: 'forgetful@example.org', password: oneTime });
      expect([signedIn.status, signedIn.body.user.mustChangePassword]).toEqual([200, true]);
      const created = body(await same.post('/article/save', goodFields));
      expect(body<{ id: string }>(await same.get(`/article/${created.id}`)).id).toBe(created.id);
    } finally {
      await copy.stop();
    }
  });

  it('equals the original in every event and row, also on an EventStoreDB', async () => {
    const double = await EsdbDouble.start();
    const store = createEventStoreDb(double.url);
    try {
      const target = await RestoredPlace.create();
      await target.restore(place, second.folder, PASSPHRASE, double.url);
      const originals = await contents(get<EventStore>(STORED_LOG));
      expect(originals.length).toBe(second.manifest.events.count);
      expect(await contents(store)).toEqual(originals);
      // No event is skipped or handled twice: each reaction is at its earlier position.
      const moved = (await target.rows('SELECT DISTINCT position FROM app.reaction_checkpoints')) as {
        position: string;
      }[];
      const countUpTo = async (events: EventStore, position: string): Promise<number> =>
        (await positionsOf(events)).filter((one) => one <= position).length;
      const done = await Promise.all(moved.map(({ position }) => countUpTo(store, position)));
      const wereDone = await Promise.all(second.manifest.checkpoints.map((one) => countUpTo(get(STORED_LOG), one)));
      expect(done.length).toBeGreaterThan(0);
      expect(done.sort()).toEqual(wereDone.sort());
      const rows = 'SELECT * FROM rm.article_card ORDER BY 1';
      expect(await target.rows(rows)).toEqual((await get<Pool>(PG_POOL).query(rows)).rows);
    } finally {
      await store.close();
      await double.stop();
    }
  });

  it('shares its files with the other backups in the same folder, and its age can be shown', async () => {
    const files = readdirSync(join(place, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(files).toHaveLength(second.manifest.blobs.count);
    expect(first.manifest.blobs.count).toBeLessThan(second.manifest.blobs.count);
    const at = new Date('2020-06-02T10:00:00Z');
    expect(await lastBackup(get<Pool>(PG_POOL))).toMatchObject({ at, verifiedAt: null });
    const { parts } = body<HealthStatus>(await app.visitor.get('/health/status'));
    expect(parts.find(({ name }) => name === 'backup')?.problem).toMatch(/^the newest backup is of 2020-06-02/);
    expect((await app.visitor.get('/metrics')).text).toContain(`quire_backup_timestamp_seconds ${at.getTime() / 1000}`);
  });
});

describe('A backup is refused', () => {
  let copy: string;
  let folder: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'quire-broken-'));
    cpSync(place, copy, { recursive: true });
    folder = join(copy, '2020-06-02T10-00-00.000Z');
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const check = (passphrase = PASSPHRASE) => checkBackup(copy, folder, passphrase, MIGRATIONS);
  const someFile = (): string => {
    const [found] = readdirSync(join(copy, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    return join(found?.parentPath ?? '', found?.name ?? '');
  };

  it.each(['events.ndjson.gz', 'app.users.copy.gz', 'files.txt.gz', 'secrets.bin', 'manifest.json', 'a file'])(
    'when one bit of %s has flipped',
    async (name) => {
      expect((await check()).secrets).toEqual({ jwtSecret: 'the secret' });
      const path = name === 'a file' ? someFile() : join(folder, name);
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      await expect(check()).rejects.toThrow(/^The backup is damaged: .* has been changed\.$/);
    },
  );

  it('when something is missing', async () => {
    rmSync(someFile());
    await expect(check()).rejects.toThrow(/^The backup is damaged: the file [0-9a-f]{64} is missing\.$/);
    rmSync(join(folder, 'app.users.copy.gz'));
    await expect(check()).rejects.toThrow('app.users.copy.gz is missing');
    rmSync(join(folder, 'manifest.json'));
    await expect(check()).rejects.toThrow('holds no finished backup');
  });

  it('with another passphrase, from a newer release, and into a place that is in use', async () => {
    await expect(check('another passphrase')).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
    const manifest = await readManifest(folder);
    await writeManifest(folder, { ...manifest, migrations: [...manifest.migrations, 'later-001-things'] });
    await expect(check()).rejects.toThrow('was made by a newer release (later-001-things)');
    await writeManifest(folder, { ...manifest, format: 2 });
    await expect(check()).rejects.toThrow('was made by a newer release (format 2)');
    const [used] = RestoredPlace.made;
    await expect(used?.restore(place, first.folder)).rejects.toThrow('The database is not empty.');
  });

  it('with a passphrase that is easy to guess, and leaves nothing behind', async () => {
    const parts = { pool: get<Pool>(PG_POOL), store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
    const source = { ...parts, secrets: {}, dataKey: TEST_DATA_KEY };
    await expect(makeBackup(source, copy, 'short', new Date())).rejects.toThrow('at least 12 characters');
    expect(readdirSync(copy).some((name) => name.endsWith('.unfinished'))).toBe(false);
    expect(existsSync(join(copy, 'files'))).toBe(true);
  });
});
