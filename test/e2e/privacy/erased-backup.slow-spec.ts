import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { makeBackup } from '../../../src/platform/backup/make-backup';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { CANARIES } from '../access/leaks/leak-canaries';
import { castOf, LeakStory } from '../access/leaks/leak-story';
import { PASSPHRASE, RestoredPlace } from '../backup/restored-place';
import { allFiles, allRows, placesOf } from './all-bytes';
import { erase, hurryKeys } from './erase';

describe('a backup that was made before a person was erased', () => {
  const place = mkdtempSync(join(tmpdir(), 'quire-erased-backups-'));
  let app: TestApp;
  const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });
  const backUp = (day: string) => {
    const source = { pool: get<Pool>(PG_POOL), store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
    return makeBackup({ ...source, secrets: {}, dataKey: TEST_DATA_KEY }, place, PASSPHRASE, new Date(day));
  };
  beforeAll(async () => {
    app = await startTestApp();
    hurryKeys(app);
  });
  afterAll(async () => {
    await app.stop();
    await RestoredPlace.dropAll();
    rmSync(place, { recursive: true });
  });

  it('brings nothing of that person back, and everything of the others', async () => {
    const cast = await castOf(app);
    await LeakStory.create(app, cast, cast.author);
    // The address must not be a part of another one: of `leak-author@example.org`, which stays.
    const address = 'gone-writer@example.net';
    await app.addPerson(address, 'author');
    const author = await app.as(address);
    await new AuthorSteps(author).completeDraft();
    const words = [CANARIES.oneName, CANARIES.oneEmail, CANARIES.oneText, CANARIES.oneToEditor, author.user.email];
    const before = await backUp('2020-06-01T10:00:00Z');
    const earlier = await RestoredPlace.create();
    await earlier.restore(place, before.folder);
    expect((await earlier.within(allRows).then((rows) => placesOf(words, rows))).length).toBeGreaterThan(words.length);

    await erase(app, cast.one);
    await erase(app, { userId: author.user.id, email: author.user.email });
    const after = await backUp('2020-06-02T10:00:00Z');
    expect(after.manifest.blobs.count).toBeLessThan(before.manifest.blobs.count);
    const target = await RestoredPlace.create();
    await target.restore(place, before.folder);
    const rows = await target.within(allRows);
    for (const [path, text] of allFiles(target.dataDir)) rows.set(path, text);
    expect(placesOf(words, rows)).toEqual([]);
    expect(placesOf([CANARIES.invitation], rows)).toEqual([`${CANARIES.invitation} in rm.email_log`]);
    const files = [...allFiles(join(place, 'files')).keys()];
    expect(files).toHaveLength(after.manifest.blobs.count);
  });
});
