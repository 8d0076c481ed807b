import { SimilarityDesk } from '../../../test/support/similarity/similarity-desk';
import { ok } from '../../../test/support/stories/office-story';
import type { SimilaritySettings, SimilarityTest } from '../../contracts';

describe('the settings of the similarity service', () => {
  let desk: SimilarityDesk;
  beforeAll(async () => {
    desk = await SimilarityDesk.start();
  }, 120_000);
  afterAll(() => desk.stop());

  const shown = async () => (await ok(desk.webmaster.get('/similarity-service'))).body as SimilaritySettings;
  const test = async () => (await ok(desk.webmaster.post('/similarity-service/test'))).body as SimilarityTest;

  it('are off, and nothing is called', async () => {
    expect(await shown()).toMatchObject({ active: false, api: '', hasKey: false, isTold: false, automatic: false });
    expect((await desk.webmaster.post('/similarity-service/test')).status).toBe(409);
    await desk.sweep();
    expect(desk.service.received).toEqual([]);
  });

  it.each([
    ['api', { api: 'http://example.org' }],
    ['api', { api: 'https://user:word@example.org' }],
    ['api', { api: '' }],
    ['apiKey', { apiKey: '' }],
  ])('are refused with a wrong %s', async (field, wrong) => {
    const { status, body } = await desk.change(wrong);
    expect([status, Object.keys((body as { details: object }).details)]).toEqual([400, [field]]);
    expect((await shown()).active).toBe(false);
  });

  it('are tested by a request that sends no manuscript, and show what does not work', async () => {
    await ok(desk.change());
    expect(await shown()).toMatchObject({ active: true, api: desk.service.url, hasKey: true, isTold: true });
    expect(await test()).toMatchObject({ problem: null });
    desk.service.licensed = false;
    expect(await test()).toMatchObject({ problem: 'FEATURE' });
    [desk.service.licensed, desk.service.wantsTerms] = [true, true];
    expect(await test()).toMatchObject({ problem: 'TERMS' });
    desk.service.wantsTerms = false;
    await ok(desk.change({ apiKey: 'wrong' }));
    expect(await test()).toMatchObject({ problem: 'CREDENTIALS' });
    await ok(desk.change());
    expect(desk.service.submissions).toEqual([]);
  });

  it('keep key and secret encrypted and out of the log, and the key valid only for its address', async () => {
    const rows = JSON.stringify(await desk.query('SELECT * FROM app.similarity_service'));
    const secret = desk.service.hooks[0]?.key ?? 'none';
    for (const word of [desk.service.key, secret]) expect(rows).not.toContain(word);
    const log = await desk.webmaster.get('/security-log', { kind: 'SIMILARITY_SERVICE_CHANGED' });
    expect(JSON.stringify(log.body)).toContain('replaced');
    expect(JSON.stringify([log.body, await shown()])).not.toContain(desk.service.key);
    expect((await desk.change({ apiKey: '', api: 'https://other.example.org' })).status).toBe(400);
    await ok(desk.change({ apiKey: '', excludeQuotes: true }));
    expect(await test()).toMatchObject({ problem: null });
  });

  it('have one entry at the service, also when an answer was lost, and none once they are off', async () => {
    expect(desk.service.hooks).toHaveLength(1);
    await ok(desk.change({ active: false }));
    expect(desk.service.hooks).toEqual([]);
    desk.service.loses = /^POST .*webhooks/;
    await ok(desk.change());
    expect(await shown()).toMatchObject({ isTold: false });
    desk.service.loses = null;
    await desk.sweep();
    expect(await shown()).toMatchObject({ isTold: true });
    expect(desk.service.hooks).toHaveLength(1);
  });
});

describe('the settings of the similarity service, where the operator allows no private network', () => {
  it('call no address of the private network', async () => {
    const desk = await SimilarityDesk.start({ OUTGOING_NETWORKS: '192.0.2.0/24' });
    await ok(desk.change());
    expect((await ok(desk.webmaster.post('/similarity-service/test'))).body).toMatchObject({ problem: 'ADDRESS' });
    const { id } = await desk.submitted('canary');
    await desk.send(id);
    await desk.atRest();
    expect(await desk.runs()).toMatchObject([{ problem: 'ADDRESS' }]);
    expect(desk.service.received).toEqual([]);
    await desk.stop();
  }, 120_000);
});
