import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import S3rver from 's3rver';
import { allRows, placesOf } from '../../../test/e2e/privacy/all-bytes';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { unzipped } from '../../../test/support/files/unzipped';
import { ok } from '../../../test/support/stories/office-story';
import { Receiver } from '../../../test/support/webhooks/receiver';
import type { PackageSending, PackageSendings, SendingRule, SendingTest } from '../../contracts';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';

const BUCKET = 'accepted-articles';
const SECRET = 'S3RVER';

describe('packages of accepted articles', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  const folder = mkdtempSync(join(tmpdir(), 'quire-out-'));

  beforeAll(async () => {
    app = await startTestApp({ env: { PACKAGE_DIR: folder } });
    webmaster = await app.as('webmaster');
    await ok(webmaster.post('/settings', { issn: '2049-3630' }));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const rule = async (): Promise<SendingRule> => (await webmaster.get('/package-sending')).body as SendingRule;
  const change = (target: string, more: object = {}) => webmaster.post('/package-sending', { target, ...more });
  const test = async (): Promise<SendingTest> => (await webmaster.post('/package-sending/test')).body as SendingTest;
  const sendings = async (): Promise<PackageSending[]> =>
    ((await webmaster.get('/package-sendings')).body as PackageSendings).items;
  const newest = async (): Promise<PackageSending> => {
    const [first] = await sendings();
    if (!first) throw new Error('Nothing was queued');
    return first;
  };
  const tried = (state: string) =>
    until(`the newest is ${state}`, async () => {
      const [first] = await sendings();
      return first?.state === state && first.attempts > 0 ? first : undefined;
    });
  const retry = async () => ok(webmaster.post(`/package-sendings/${(await newest()).id}/retry`));

  const accepted = async (): Promise<CommandedArticle> => {
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    const article = await CommandedArticle.inSelection(app.nest, cast);
    const decided = { status: 'ACCEPTED', reason: 'A spec' };
    await ok((await app.as('editor')).post(`/article/${article.id}/editor/override`, decided));
    return article;
  };
  const bucket = (port: number, keySecret: string) => ({
    address: `s3://${BUCKET}/out?endpoint=http://127.0.0.1:${port}`,
    ...{ keyId: 'S3RVER', keySecret },
  });

  it('are sent nowhere until a webmaster sets a target', async () => {
    expect(await rule()).toEqual({
      ...{ target: 'off', address: '', keyId: '', hasSecret: false, folder, waiting: 0 },
    });
    await accepted();
    await accepted();
    expect(await sendings()).toEqual([]);
    expect((await webmaster.post('/package-sending/test')).status).toBe(409);
  });

  it('are written to the folder of the server, whole or not at all', async () => {
    await ok(change('folder'));
    expect(await test()).toMatchObject({ problem: null });
    const article = await accepted();
    expect(await tried('SENT')).toMatchObject({ articleId: article.id, target: 'folder', problem: null, attempts: 1 });
    const name = `${article.state.number}-meca.zip`;
    expect(readdirSync(folder)).toEqual([name]);
    const names = [...(await unzipped(readFileSync(join(folder, name)))).keys()];
    expect(names).toEqual(expect.arrayContaining(['manifest.xml', 'article.xml', 'transfer.xml']));
  });

  it('are queued once, however often the event comes, and started by the sweep when a crash lost the job', async () => {
    const pool = app.nest.get<Pool>(PG_POOL);
    rmSync(join(folder, readdirSync(folder)[0] ?? ''));
    await pool.query(`UPDATE app.package_sendings SET state = 'WAITING', attempts = 0, next_try_at = now()`);
    await app.nest.get<Jobs>(JOBS).enqueue('exchange.sweep-packages', {});
    await tried('SENT');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('show why they did not arrive, and are sent again on request', async () => {
    rmSync(folder, { recursive: true });
    await accepted();
    const failed = await until('a failure', async () => (await sendings()).find(({ problem }) => problem !== null));
    expect(failed).toMatchObject({ state: 'WAITING', problem: 'FOLDER', nextTryAt: expect.any(String) });
    expect((await rule()).waiting).toBe(1);
    expect(await test()).toMatchObject({ problem: 'FOLDER' });
    mkdirSync(folder);
    await retry();
    expect(await tried('SENT')).toMatchObject({ problem: null });
    expect((await webmaster.post('/package-sendings/999999/retry')).status).toBe(404);
  });

  it('are no longer sent when the article is no longer accepted', async () => {
    const { articleId } = await newest();
    await ok(
      (await app.as('editor')).post(`/article/${articleId}/editor/override`, { status: 'REJECTED', reason: 'A spec' }),
    );
    await retry();
    expect(await tried('DEAD')).toMatchObject({ problem: 'NOT_ACCEPTED' });
  });

  it('are sent to a bucket with the key of the webmaster, whose secret no one can read', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'quire-s3-'));
    const buckets = { configureBuckets: [{ name: BUCKET, configs: [] }] };
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, ...buckets });
    const { port } = await server.run();
    expect((await change('s3', bucket(port, ''))).status).toBe(400);
    await ok(change('s3', { ...bucket(port, 'wrong secret of a bucket'), keyId: 'stranger' }));
    expect(await test()).toMatchObject({ problem: 'DENIED' });
    // Without a new secret the stored one is kept, but not with another key.
    await ok(change('s3', { ...bucket(port, ''), keyId: 'stranger' }));
    expect((await change('s3', bucket(port, ''))).status).toBe(400);
    await ok(change('s3', bucket(port, SECRET)));
    expect(await test()).toMatchObject({ problem: null });
    const article = await accepted();
    expect(await tried('SENT')).toMatchObject({ articleId: article.id, target: 's3' });
    const found = readdirSync(join(directory, BUCKET), { recursive: true }).map(String);
    expect(found.filter((path) => path.endsWith('_object'))).toEqual([
      join('out', `${article.state.number}-meca.zip._S3rver_object`),
    ]);
    await server.close();
    rmSync(directory, { recursive: true });
    expect(await test()).toMatchObject({ problem: 'CONNECTION' });
    expect(Object.keys(await rule())).toEqual(['target', 'address', 'keyId', 'hasSecret', 'folder', 'waiting']);
    const rows = await allRows(app.nest.get<Pool>(PG_POOL));
    expect(placesOf(['wrong secret of a bucket'], rows)).toEqual([]);
  });

  it('are announced to a webhook by a signed message, again with the same id when its answer was lost', async () => {
    const receiver = await new Receiver().start();
    const { body } = await change('webhook', { address: receiver.url });
    receiver.secret = (body as { secret: string }).secret;
    expect((await change('webhook', { address: receiver.url })).body).toEqual({ secret: null });
    expect(await test()).toMatchObject({ problem: null });
    receiver.behaviour = () => 'takes and breaks off';
    const { id: articleId, state } = await accepted();
    await until('a failure', async () => ((await newest()).problem === 'CONNECTION' ? true : undefined));
    receiver.behaviour = () => 'takes';
    await retry();
    await tried('SENT');
    const [tested, first, second, ...more] = receiver.received;
    expect([tested?.type, second, more, receiver.refused]).toEqual(['test', first, [], []]);
    expect(first).toMatchObject({ type: 'article.package-ready' });
    const address = expect.stringMatching(new RegExp(`/api/article/${articleId}/export\\?format=meca$`)) as unknown;
    expect(first?.data).toEqual({ articleId, number: state.number, package: address });
    await receiver.stop();
  });

  it('are sent to no address inside the private network, and not without TLS', async () => {
    for (const address of ['https://10.0.0.1/hook', 'https://169.254.169.254/latest', 'https://[fd00::1]/'])
      expect([(await change('webhook', { address })).status, await test()]).toMatchObject([
        200,
        { problem: 'ADDRESS' },
      ]);
    for (const endpoint of ['https://10.0.0.1', 'http://192.0.2.1', 'https://169.254.169.254']) {
      const address = `s3://${BUCKET}?endpoint=${endpoint}`;
      await ok(change('s3', { address, keyId: 'a', keySecret: 'b' }));
      expect(await test()).toMatchObject({ problem: 'ADDRESS' });
    }
    for (const address of ['', 'http://example.org/', 'ftp://example.org', 's3://bucket'])
      for (const target of ['webhook', 's3'])
        expect((await change(target, { address, keyId: 'a', keySecret: 'b' })).status).toBe(400);
  });

  it('are recorded in the security log without a secret, and only webmasters set the target', async () => {
    const log = await webmaster.get('/security-log', { kind: 'PACKAGE_SENDING_CHANGED' });
    expect(log.text).toContain(BUCKET);
    expect(log.text).not.toContain('wrong secret of a bucket');
    expect((await (await app.as('editor')).post('/package-sending', { target: 'off' })).status).toBe(403);
    await ok(change('off'));
    expect(await rule()).toMatchObject({ target: 'off', hasSecret: false });
  });
});
