import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import type { ArticleView } from '../../../src/contracts';
import { BlobReferences } from '../../../src/files/storage/blob-references';
import { blobOrder } from '../../../src/files/storage/command-line/blob-words';
import { runCommand } from '../../../src/files/storage/commands';
import { type MadeBackup, makeBackup } from '../../../src/platform/backup/make-backup';
import { BLOBS, type Blobs, openBlobs } from '../../../src/platform/blobs';
import { type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { HttpClient } from '../../support/app/http-client';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { AuthorSteps, body, demoFile } from '../../support/stories/submission-steps';
import { PASSPHRASE, RestoredPlace } from './restored-place';

const DAY_MS = 86_400_000;
const FILES = 'SELECT article_id, file_id, hash, size FROM rm.article_files ORDER BY file_id';

describe.each(['Postgres', 'EventStoreDB'])('An older backup and newer files, with the events in %s', (kind) => {
  const backups = mkdtempSync(join(tmpdir(), 'quire-older-'));
  let app: TestApp;
  let copy: TestApp;
  let target: RestoredPlace;
  let double: EsdbDouble | null = null;
  let backup: MadeBackup;
  /** The article in the backup, and the same article later. */
  let [old, newer] = [{} as ArticleView, {} as ArticleView];
  let rowsThen: unknown[];
  let author: HttpClient;
  let same: HttpClient;

  const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });
  const blobsHere = (): Promise<Blobs> => openBlobs({ blobUrl: null, dataDir: target.dataDir });
  const fileOf = ({ files }: ArticleView, name: string) =>
    files.find(({ originalName }) => originalName?.startsWith(name));
  const read = (client: HttpClient, location = '') => client.get(location.replace(/^\/api/, '')).responseType('blob');

  async function restore(): Promise<void> {
    target = await RestoredPlace.create();
    // A disk that survived the loss of the database: it also has the files from after the backup.
    const place = await blobsHere();
    for await (const { hash } of get<Blobs>(BLOBS).list())
      await place.put(await get<Blobs>(BLOBS).open(hash), { maxBytes: 1e9 });
    double = kind === 'EventStoreDB' ? await EsdbDouble.start() : null;
    await target.restore(backups, backup.folder, PASSPHRASE, double?.url ?? null);
  }

  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    old = await new AuthorSteps(author).completeDraft();
    rowsThen = (await get<Pool>(PG_POOL).query(FILES)).rows;
    const source = { pool: get<Pool>(PG_POOL), store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
    const secrets = { jwtSecret: 'the secret' };
    backup = await makeBackup({ ...source, secrets, dataKey: TEST_DATA_KEY }, backups, PASSPHRASE, new Date());
    newer = await new AuthorSteps(author).addFile(old.id, 'Figure', 'figure-2.tiff', { figureTitle: 'Later' });
    await restore();
    const env = { ...target.env, BLOB_URL: `file://${target.dataDir}/blobs` };
    copy = await startTestApp({ env: double ? { ...env, EVENT_STORE_URL: double.url } : env });
    same = new HttpClient(copy.origin, author.session);
  }, 240_000);
  afterAll(async () => {
    await copy?.stop();
    await app.stop();
    await double?.stop();
    await RestoredPlace.dropAll();
    rmSync(backups, { recursive: true });
  });

  it('gives the articles and read models of the backup', async () => {
    const article = body<ArticleView>(await same.get(`/article/${old.id}`));
    expect(article.files.map(({ id }) => id)).toEqual(old.files.map(({ id }) => id));
    expect(await target.rows(FILES)).toEqual(rowsThen);
  });

  it('serves each file of the backup, and no newer one, not even by its old link', async () => {
    const article = body<ArticleView>(await same.get(`/article/${old.id}`));
    const figure = await read(same, fileOf(article, 'figure-1')?.location);
    expect(figure.status).toBe(200);
    expect(Buffer.from(figure.body as Buffer).equals(demoFile('figure-1.png'))).toBe(true);
    const later = fileOf(newer, 'figure-2')?.location;
    expect((await read(author, later)).status).toBe(200);
    expect((await read(same, later)).status).toBe(404);
    const archive = await read(same, `/article/${old.id}/files.zip`);
    expect((archive.body as Buffer).includes('figure-2')).toBe(false);
  });

  it('counts newer bytes as unused, keeps them for a day, and reuses them when they are uploaded again', async () => {
    const printed: string[] = [];
    const run = async (word: string, now: Date): Promise<number> =>
      runCommand(
        {
          blobs: await blobsHere(),
          references: copy.nest.get(BlobReferences, { strict: false }),
          now,
          print: (line) => printed.push(line),
        },
        blobOrder(word.split(' ')),
      );
    expect(await run('verify', new Date())).toBe(0);
    expect(printed.join('\n')).toMatch(/; [1-9]\d* files? .* not referenced\.\nNo file is damaged or missing\./);
    const again = await new AuthorSteps(same).addFile(old.id, 'Figure', 'figure-2.tiff', { figureTitle: 'Again' });
    expect(await run('sweep', new Date(Date.now() + 2 * DAY_MS))).toBe(0);
    for (const name of ['figure-1', 'figure-2'])
      expect((await read(same, fileOf(again, name)?.location)).status).toBe(200);
    expect(await run('verify', new Date())).toBe(0);
    expect(await buffer(await (await blobsHere()).open(hashOf(rowsThen)))).toBeTruthy();
  });
});

const hashOf = ([first]: unknown[]): string => (first as { hash: string } | undefined)?.hash ?? '';
