import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { verify } from '../../../projections/runner/rebuild/verify';
import { exportEvents } from '../../../src/article/export/export-events';
import { makeBackup } from '../../../src/platform/backup/make-backup';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { EVENT_STORE, type EventStore, START, STORED_LOG } from '../../../src/platform/event-store/port';
import { publicKeyOf, Sealer, signingKeyOf, verifyLog } from '../../../src/platform/log-proof';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { TEST_PASSWORD } from '../../support/app/http-people';
import type { Person } from '../../support/article/article-people';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { CANARIES } from '../access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory } from '../access/leaks/leak-story';
import { PASSPHRASE, RestoredPlace } from '../backup/restored-place';
import { ByteSearch } from './byte-search';
import { erase, hurryKeys } from './erase';
import { journalWithOnePerson, PERSON } from './journal-with-one-person';
import { factsOf } from './statistics-facts';
import { writtenBy } from './written-by';

/** `ERASURE_ARTICLES=10000` for the whole proof: 20 minutes. */
const ARTICLES = Number(process.env['ERASURE_ARTICLES'] ?? 1_000);
/** Number of the person's texts, from all parts of the log, that are searched for. */
const TEXTS = 60;
const TIMEOUT_MS = 1_800_000;
const SEAL_KEY = signingKeyOf('the secret of this test, which is long enough');
const { oneText, oneToEditor, interests } = CANARIES;
const BY_HAND = [PERSON.email, PERSON.firstName, PERSON.lastName, oneText, oneToEditor, interests];

jest.setTimeout(TIMEOUT_MS);

describe(`the erasure of an author, reviewer and editor among ${ARTICLES} manuscripts`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quire-among-many-'));
  const place = mkdtempSync(join(tmpdir(), 'quire-among-many-backups-'));
  let database: TestDatabase;
  let pool: Pool;
  let app: TestApp;
  let person: Person;
  let words: string[];
  let facts: unknown;
  let before: string;

  const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });
  const reportProgress = (what: string): void => void process.stderr.write(`${new Date().toISOString()} ${what}\n`);
  const backUp = (day: string) => {
    const source = { pool, store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
    return makeBackup({ ...source, secrets: {}, dataKey: TEST_DATA_KEY }, place, PASSPHRASE, new Date(day));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
    const events = await journalWithOnePerson(pool, { articles: ARTICLES, dataDir, password: TEST_PASSWORD });
    reportProgress(`${ARTICLES} manuscripts, ${events} events, with read models`);
    app = await startTestApp({ env: { EVENT_STORE_URL: '', DATABASE_URL: database.url, DATA_DIR: dataDir } });
    hurryKeys(app);
    const cast: Cast = await castOf(app);
    person = cast.one;
    await LeakStory.create(app, { ...cast, one: { ...person, group: 'reviewer' } }, cast.author);
    const own = await app.as(PERSON.email);
    await new AuthorSteps(own).completeDraft();
    words = [...BY_HAND, ...(await writtenBy(get<EventStore>(EVENT_STORE), person.userId, TEXTS))];
    facts = await factsOf(pool);
    await new Sealer(pool, get<EventStore>(EVENT_STORE).stored, SEAL_KEY).seal(app.clock.now());
    before = (await backUp('2020-06-01T10:00:00Z')).folder;
    reportProgress('sealed and backed up');
  });
  afterAll(async () => {
    await app.stop();
    await RestoredPlace.dropAll();
    await pool.end();
    await database.drop();
    for (const folder of [dataDir, place]) rmSync(folder, { recursive: true, force: true });
  });

  /** Tables, files of Postgres, log, export, and the files of DATA_DIR. */
  async function searched(): Promise<ByteSearch> {
    const search = new ByteSearch(words);
    await search.tables(pool);
    const stored = search.events('the log');
    for await (const events of get<EventStore>(STORED_LOG).readAll(START)) stored(events);
    const exported = search.events('the export');
    await exportEvents(
      get<EventStore>(EVENT_STORE),
      { types: null, since: null, until: null },
      { write: async (events) => exported(events), finish: () => Promise.resolve() },
    );
    await search.files(dataDir);
    await search.filesOf(pool);
    reportProgress(
      `${Math.round(search.characters / 1_000_000)} million characters searched for ${words.length} words`,
    );
    return search;
  }

  it('leaves no name, address or text of theirs in any table, event, export or file', async () => {
    expect(words.length).toBeGreaterThan(BY_HAND.length + TEXTS / 2);
    expect((await searched()).missing).toEqual([]);
    const began = Date.now();
    await erase(app, { userId: person.userId, email: PERSON.email }, TIMEOUT_MS);
    reportProgress(`erased in ${Math.round((Date.now() - began) / 1_000)} s`);
    expect([...(await searched()).found]).toEqual([]);
  });

  it('leaves statistics unchanged, and read models that match the events', async () => {
    expect(await factsOf(pool)).toEqual(facts);
    const { problems, differences } = await verify(pool, get<EventStore>(EVENT_STORE), PROJECTIONS);
    expect([problems, differences]).toEqual([[], []]);
  });

  it('keeps the log valid under its earlier seals', async () => {
    const log = get<EventStore>(EVENT_STORE).stored;
    const report = await verifyLog({ pool, log, publicKey: publicKeyOf(SEAL_KEY) });
    expect(report).toMatchObject({ findings: [], sealFaults: [], seals: 1 });
    expect(report.sealed).toBeGreaterThan(ARTICLES);
  });

  it('stays so in a backup from before, restored with the present keys', async () => {
    await backUp('2020-06-02T10:00:00Z');
    const target = await RestoredPlace.create();
    await target.restore(place, before);
    const search = new ByteSearch(words);
    await target.within((restored) => search.tables(restored));
    await search.files(target.dataDir);
    expect([...search.found]).toEqual([]);
    expect(search.characters).toBeGreaterThan(ARTICLES * 1_000);
    reportProgress('restored');
  });

  it('lets the address register again', async () => {
    const again = await app.register(PERSON.email);
    expect((await again.get('/user/sessions')).status).toBe(200);
  });
});
