import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { loadConfig } from '../../../../src/platform/config/config';
import { createPool, openDatabase } from '../../../../src/platform/postgres';
import type { HttpClient } from '../../../support/app/http-client';
import { BigUpload, LARGEST_UPLOAD } from '../../../support/files/big-upload';
import { AuthorSteps, body } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir } from '../built-server';
import { registerAuthor } from '../busy-author';
import { residentBytes } from '../process-list';
import { mb, peakDuring } from './memory-peak';

export interface ArchiveCampaign {
  /** Number of 50 MB files in the archive. */
  files: number;
  /** Number of 50 MB uploads during its download. */
  uploads: number;
}

/** Issue 6, 'Must hold'. */
const MOST_GROWTH_MB = 40;

/** Adds the article's largest upload again under new names; its bytes are stored once. Returns the names. */
async function repeatUpload(dataDir: string, articleId: string, count: number): Promise<string[]> {
  const config = loadConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config, { join: true });
  const pool = createPool(database.url, () => undefined);
  const { rows } = await pool.query<{ name: string }>(
    `INSERT INTO app.uploads (id, article_id, user_id, file_name, original_name, designation, extension, hash, size, created_at)
     SELECT gen_random_uuid(), article_id, user_id, 'copy-' || n || '.pdf', 'copy-' || n || '.pdf', designation, extension, hash, size, created_at
     FROM app.uploads, generate_series(1, $2) AS n WHERE article_id = $1 AND size = $3 RETURNING file_name AS name`,
    [articleId, count, LARGEST_UPLOAD],
  );
  await pool.end();
  await database.stop();
  return rows.map(({ name }) => name);
}

/** Reads all files of an article as an archive and returns its size in bytes. */
async function readArchive(origin: string, articleId: string, { token }: HttpClient): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const call = get(`${origin}/api/article/${articleId}/files.zip`, { headers, agent: false });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of answer) size += (chunk as Buffer).length;
  return size;
}

/** The test of a campaign: the memory that a large archive costs the server. */
export function downloadArchive({ files, uploads: concurrency }: ArchiveCampaign): void {
  let dataDir: string;
  let server: BuiltServer;
  beforeAll(async () => {
    dataDir = newDataDir();
    server = await BuiltServer.start(dataDir);
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  }, 60_000);

  it('is downloaded during uploads of 50 MB while the server grows by less than 40 MB', async () => {
    const author = await registerAuthor(server.origin);
    const steps = new AuthorSteps(author);
    const { id } = await steps.start();
    const upload = (mark: number): Promise<number> => new BigUpload(server.origin, id, author, mark).finish();
    expect(await upload(0)).toBe(200);
    // The first calls load code and open database connections, which is not the cost of the file size.
    const small = Array.from({ length: concurrency }, () => steps.upload(id, 'Manuscript', 'manuscript.docx'));
    const [first] = await Promise.all(small);
    await steps.author.post(`/article/${id}/add-file`, { filename: first, type: 'Manuscript' });
    await readArchive(server.origin, id, author);
    for (const filename of await repeatUpload(dataDir, id, files))
      body(await author.post(`/article/${id}/add-file`, { filename, type: 'Additional' }));
    const before = residentBytes(server.pid);
    const startedAt = Date.now();
    const archive = readArchive(server.origin, id, author);
    const uploads = Promise.all(Array.from({ length: concurrency }, (_, place) => upload(place + 1)));
    const peak = await peakDuring(server.pid, Promise.all([archive, uploads]));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${files * 50} MB down, ${concurrency * 50} MB up in ${seconds} s: ${mb(before)} MB before, at most ${mb(peak)} MB\n`,
    );
    expect(await archive).toBeGreaterThan(files * LARGEST_UPLOAD);
    expect(await uploads).toEqual(Array.from({ length: concurrency }, () => 200));
    expect(mb(peak - before)).toBeLessThan(MOST_GROWTH_MB);
  }, 600_000);
}
