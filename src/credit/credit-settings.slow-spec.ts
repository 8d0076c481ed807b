import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { OrcidStandIn } from '../../test/support/credit/orcid-stand-in';
import { ok } from '../../test/support/stories/office-story';
import type { CreditSettings, CreditTest } from '../contracts';
import { PG_POOL } from '../platform/postgres';

describe('the settings of credit at ORCID', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  const orcid = new OrcidStandIn();

  beforeAll(async () => {
    await orcid.start();
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    await ok(webmaster.post('/settings', { issn: '2049-3630', publisherName: 'Society of Letters' }));
  });
  afterAll(async () => {
    await app.stop();
    await orcid.stop();
  });

  const shown = async (): Promise<CreditSettings> => (await webmaster.get('/orcid-credit')).body as CreditSettings;
  const fields = () => ({
    ...{
      active: true,
      site: `${orcid.url}/`,
      api: orcid.url,
      clientId: orcid.client.id,
      clientSecret: orcid.client.secret,
    },
    ...{ groupId: 'issn:2049-3630', organization: 'Society of Letters', city: 'Utrecht', country: 'Netherlands' },
  });
  const change = (more: object = {}) => webmaster.post('/orcid-credit', { ...fields(), ...more });
  const test = async (): Promise<CreditTest> => (await webmaster.post('/orcid-credit/test')).body as CreditTest;

  it('are off with suggestions from the journal, and nothing is called', async () => {
    expect(await shown()).toMatchObject({
      ...{ active: false, site: 'https://orcid.org', api: 'https://api.orcid.org', hasSecret: false },
      ...{ groupId: 'issn:2049-3630', organization: 'Society of Letters', people: 0, waiting: 0 },
      returnAddress: expect.stringMatching(/\/rrs\/orcidCredit$/),
    });
    expect((await webmaster.post('/orcid-credit/test')).status).toBe(409);
    expect(orcid.received).toEqual([]);
  });

  it.each([
    ['site', { site: 'http://example.org' }],
    ['api', { api: 'https://user:word@example.org' }],
    ['clientId', { clientId: '' }],
    ['clientSecret', { clientSecret: '' }],
    ['groupId', { groupId: 'doi:10.1' }],
    ['organization', { organization: '' }],
    ['city', { city: '' }],
    ['country', { country: 'Atlantis' }],
    ['ror', { ror: 'https://example.org/1' }],
  ])('are refused with a wrong %s', async (field, wrong) => {
    const { status, body } = await change(wrong);
    expect([status, Object.keys((body as { details: object }).details)]).toEqual([400, [field]]);
    expect((await shown()).active).toBe(false);
  });

  it('are tested by a request to ORCID that writes nothing', async () => {
    await ok(change());
    expect(await shown()).toMatchObject({ active: true, site: orcid.url, hasSecret: true });
    expect(await test()).toMatchObject({ problem: null });
    expect(orcid.received.map((call) => call.split('\n')[0])).toEqual([
      'POST /oauth/token',
      'GET /v3.0/group-id-record/?group-id=issn%3A2049-3630',
    ]);
    await ok(change({ groupId: 'issn:0000-0000', clientSecret: '' }));
    expect(await test()).toMatchObject({ problem: 'GROUP' });
    await ok(change({ clientSecret: 'wrong' }));
    expect(await test()).toMatchObject({ problem: 'CREDENTIALS' });
  });

  it('keep the secret encrypted and out of the log, and valid only for its client and addresses', async () => {
    await ok(change());
    const { rows } = await app.nest.get<Pool>(PG_POOL).query('SELECT * FROM app.orcid_credit');
    expect(JSON.stringify(rows)).not.toContain(orcid.client.secret);
    const log = await webmaster.get('/security-log', { kind: 'ORCID_CREDIT_CHANGED' });
    expect(JSON.stringify(log.body)).toContain('replaced');
    expect(JSON.stringify([log.body, await shown()])).not.toContain(orcid.client.secret);
    for (const moved of [
      { api: 'https://api.example.org' },
      { site: 'https://example.org' },
      { clientId: 'APP-OTHER' },
    ])
      expect((await change({ ...moved, clientSecret: '' })).status).toBe(400);
    await ok(change({ clientSecret: '', city: 'Delft' }));
    expect(await test()).toMatchObject({ problem: null });
  });
});

describe('the settings of credit at ORCID, where the operator allows no private network', () => {
  it('call no address of the private network', async () => {
    const orcid = await new OrcidStandIn().start();
    const app = await startTestApp({ env: { OUTGOING_NETWORKS: '192.0.2.0/24' } });
    const webmaster = await app.as('webmaster');
    const places = { site: orcid.url, api: orcid.url, clientId: 'APP', clientSecret: 'word' };
    const rest = { groupId: 'issn:2049-3630', organization: 'Society', city: 'Utrecht', country: 'Netherlands' };
    await ok(webmaster.post('/orcid-credit', { active: true, ...places, ...rest }));
    expect((await webmaster.post('/orcid-credit/test')).body).toMatchObject({ problem: 'ADDRESS' });
    expect(orcid.received).toEqual([]);
    await app.stop();
    await orcid.stop();
  });
});
