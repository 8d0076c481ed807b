import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../../../src/platform/helpers/processes';
import { until } from '../../../support/app/http-until';
import { AuthorSteps } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir } from '../built-server';
import { registerAuthor } from '../busy-author';
import { familyOf, signalAll } from '../process-list';

/** Frozen calls are ended 20 to 25 s after the database went silent; a loaded machine needs some more. */
const BOUND_MS = 60_000;

describe('a server whose database', () => {
  let dataDir: string;
  let server: BuiltServer;
  beforeEach(async () => {
    dataDir = newDataDir();
    server = await BuiltServer.start(dataDir);
  }, 300_000);
  afterEach(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  }, 60_000);

  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.origin}/api${path}`)).status;
  const untilReady = () =>
    until(
      'readiness',
      async () => ((await statusOf('/health/ready').catch(() => 0)) === 200 ? true : null),
      () => server.output,
    );

  it('ends just after the server became ready gets it back, and accepts manuscripts', async () => {
    const before = server.postgresPid;
    process.kill(before, 'SIGKILL');
    await until('another Postgres', async () => ([0, before].includes(server.postgresPid) ? null : true));
    await untilReady();
    expect(server.isRunning).toBe(true);
    expect(isAlive(before)).toBe(false);
    const author = await registerAuthor(server.origin);
    const { id } = await new AuthorSteps(author).start();
    expect((await author.get(`/article/${id}`)).status).toBe(200);
  }, 120_000);

  it('is frozen answers 503 within a bounded time, and continues when the database does', async () => {
    const author = await registerAuthor(server.origin);
    const { id } = await new AuthorSteps(author).start();
    const family = familyOf(server.postgresPid);
    signalAll(family, 'SIGSTOP');
    const startedAt = Date.now();
    const answers = await Promise.all([
      author.get(`/article/${id}`),
      author.post('/article/save', { articleTitle: 'Written while it was frozen' }),
      author.get('/article/my-list'),
    ]).finally(() => signalAll(family, 'SIGCONT'));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [503, 'UNAVAILABLE']));
    expect(Date.now() - startedAt).toBeLessThan(BOUND_MS);
    await untilReady();
    // The ended calls must not be half done: the article can be read and changed.
    await sleep(500);
    expect((await author.get(`/article/${id}`)).status).toBe(200);
    await new AuthorSteps(author).addFile(id, 'Manuscript', 'manuscript.docx');
  }, 180_000);
});
