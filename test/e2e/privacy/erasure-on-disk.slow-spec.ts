import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { EmbeddedPostgres } from '../../../src/platform/postgres/embedded/embedded-postgres';
import { startTestApp, type TestApp } from '../../support/app/app';
import { CANARIES } from '../access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory, TITLE } from '../access/leaks/leak-story';
import { ByteSearch } from './byte-search';
import { erase, hurryKeys } from './erase';

const { oneName, oneEmail, oneText, oneToEditor, interests, coverLetter, authorNote } = CANARIES;
const REVIEWER = [oneName, oneEmail, oneText, oneToEditor, interests];
const AUTHOR = ['leak-author@example.org', TITLE, coverLetter, authorNote];

/** On a separate database server, since no other spec may write to its write-ahead log. */
describe('the disk of the embedded database', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let pool: Pool;
  let app: TestApp;
  let cast: Cast;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-erased-disk-'));
    postgres = await EmbeddedPostgres.start({ dataDir: folder, durable: true, onTrouble: () => undefined });
    pool = new Pool({ connectionString: postgres.url });
    app = await startTestApp({ env: { EVENT_STORE_URL: '', DATABASE_URL: postgres.url, DAILY_RUN: 'off' } });
    hurryKeys(app);
    cast = await castOf(app);
    await (await LeakStory.create(app, cast, cast.author)).decide();
  });
  afterAll(async () => {
    await app.stop();
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function placesWith(words: readonly string[]): Promise<string[]> {
    await pool.query('CHECKPOINT');
    const search = new ByteSearch(words);
    await search.filesOf(pool);
    await search.files(folder);
    return [...search.found];
  }

  it('has the texts of people in the write-ahead log as well, as long as they are kept', async () => {
    const places = await placesWith([...REVIEWER, ...AUTHOR]);
    expect(places.some((place) => place.includes('pg_wal'))).toBe(true);
  });

  it.each([
    ['a reviewer', REVIEWER, (): Cast['one'] => cast.one],
    ['an author', AUTHOR, (): Cast['author'] => cast.author],
  ])(
    'holds no byte of %s once they are erased: neither in tables nor in the write-ahead log',
    async (_who, words, who) => {
      await erase(app, who());
      expect(await placesWith(words)).toEqual([]);
    },
  );
});
