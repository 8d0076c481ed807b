import { BigUpload } from '../../../support/files/big-upload';
import { AuthorSteps } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir } from '../built-server';
import { registerAuthor } from '../busy-author';
import { residentBytes } from '../process-list';
import { mb, peakDuring } from './memory-peak';

const CONCURRENCY = 10;
/** Issue 3, 'Must hold'. */
const MOST_GROWTH_MB = 30;

describe('ten concurrent uploads of 50 MB', () => {
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

  it('are accepted while the server grows by less than 30 MB', async () => {
    const author = await registerAuthor(server.origin);
    const steps = new AuthorSteps(author);
    const { id } = await steps.start();
    const send = (mark: number): Promise<number> => new BigUpload(server.origin, id, author, mark).finish();
    // The first uploads load code and open database connections, which is not the cost of the file size.
    const small = Array.from({ length: CONCURRENCY }, () => steps.upload(id, 'Manuscript', 'manuscript.docx'));
    await Promise.all(small);
    const before = residentBytes(server.pid);
    const startedAt = Date.now();
    const all = Promise.all(Array.from({ length: CONCURRENCY }, (_, place) => send(place)));
    const peak = await peakDuring(server.pid, all);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`Ten uploads of 50 MB in ${seconds} s: ${mb(before)} MB before, at most ${mb(peak)} MB\n`);
    expect(await all).toEqual(Array.from({ length: CONCURRENCY }, () => 200));
    expect(mb(peak - before)).toBeLessThan(MOST_GROWTH_MB);
  }, 600_000);
});
