import { once } from 'node:events';
import { Client } from 'pg';
import type { OwnCreditReview, OwnCreditReviews } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { ROSA_IN_ORCID } from '../../../support/credit/credit-world';
import { OrcidStandIn } from '../../../support/credit/orcid-stand-in';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { body } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir, type Settings, startBuilt } from '../built-server';

jest.setTimeout(900_000);

const REVIEWS = 4;
const DEMO_PASSWORD = 'quire-demo';
/** Their day has come, with enough others; all but a few are put off, so that a kill is not followed by hundreds of entries. */
const RELEASE = `UPDATE app.orcid_deposits SET released = true, next_try_at = now() WHERE id IN (SELECT id FROM app.orcid_deposits ORDER BY id LIMIT ${REVIEWS})`;

/** Generated histories have reviews of the demo reviewer about which the journal has decided. */
describe.each(['Postgres', 'EventStoreDB'])('kill -9 of the server while it calls ORCID, events in %s', (kind) => {
  let dataDir: string;
  let double: EsdbDouble;
  let server: BuiltServer;
  let orcid: OrcidStandIn;
  let webmaster: HttpClient;
  let reviewer: HttpClient;

  const settings = (): Settings => (kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url });
  const member = (name: string) => new HttpClient(server.origin).signIn(`${name}@example.org`, DEMO_PASSWORD);
  const query = async (sql: string, values: unknown[] = []) => {
    const connectionString = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
    const database = new Client({ connectionString });
    await database.connect();
    try {
      return (await database.query<{ id: string; state: string; code: string | null }>(sql, values)).rows;
    } finally {
      await database.end();
    }
  };

  beforeAll(async () => {
    dataDir = newDataDir();
    double = await EsdbDouble.start();
    orcid = await new OrcidStandIn().start();
    const tool = startBuilt('src/generate-data.js', ['--articles', '150'], { DATA_DIR: dataDir, ...settings() });
    expect(await once(tool, 'close')).toEqual([0, null]);
    server = await BuiltServer.start(dataDir, settings());
    [webmaster, reviewer] = [await member('webmaster'), await member('reviewer')];
  });
  afterAll(async () => {
    await server.stop();
    await orcid.stop();
    await double.stop();
    await removeDataDir(dataDir);
  });

  const killAndRestart = async (): Promise<void> => {
    await until('an entry under way', async () => (orcid.underWay > 0 ? true : null));
    expect((await server.send('SIGKILL')).signal).toBe('SIGKILL');
    server = await BuiltServer.start(dataDir, settings());
    webmaster = new HttpClient(server.origin, webmaster.session);
    reviewer = new HttpClient(server.origin, reviewer.session);
  };
  /** Those that are not put off. */
  const reviews = async (): Promise<OwnCreditReview[]> => {
    const all = body<OwnCreditReviews>(await reviewer.get('/reviewing-record/orcid/reviews', { size: 100 })).items;
    return all.filter(({ state }) => state !== 'WAITING');
  };
  const are = (state: string, last = '') =>
    until(
      `all are ${state}`,
      async () => {
        const found = await reviews();
        last = JSON.stringify(found);
        return found.length === REVIEWS && found.every((one) => one.state === state) ? true : null;
      },
      () => `${last}\n${server.output}`,
    );

  it('adds each review once', async () => {
    const { id: clientId, secret: clientSecret } = orcid.client;
    const places = { active: true, site: orcid.url, api: orcid.url, clientId, clientSecret, groupId: 'issn:2049-3630' };
    const society = { organization: 'Society of Letters', city: 'Utrecht', country: 'Netherlands' };
    body(await webmaster.post('/orcid-credit', { ...places, ...society }));
    await query(`UPDATE app.users SET orcid = $1, authenticated_orcid = $1 WHERE email = 'reviewer@example.org'`, [
      ROSA_IN_ORCID,
    ]);
    const { url, secret } = body<{ url: string; secret: string }>(await reviewer.post('/reviewing-record/orcid/start'));
    const back = { query: orcid.agree(url, ROSA_IN_ORCID), secret };
    body(await reviewer.post('/reviewing-record/orcid/finish', back));
    orcid.delayMs = 1_500;
    await query(RELEASE);
    const [first] = await query('SELECT id::text FROM app.orcid_deposits WHERE released');
    body(await webmaster.post(`/orcid-credit/deposits/${first?.id}/retry`));
    await killAndRestart();
    await are('SENT');
    expect(orcid.entries).toHaveLength(REVIEWS);
    // Each has the number that ORCID gave it, also the one of which the answer was lost.
    const stored = await query(`SELECT put_code AS code FROM app.orcid_deposits WHERE state = 'SENT'`);
    expect(stored.map(({ code }) => Number(code)).sort()).toEqual(orcid.entries.map(({ putCode }) => putCode).sort());
  });

  it('deletes each review once, and none goes again', async () => {
    for (const { id } of await reviews()) body(await reviewer.post(`/reviewing-record/orcid/reviews/${id}/remove`));
    await killAndRestart();
    await are('REMOVED');
    expect([orcid.entries.length, orcid.removed.length]).toEqual([0, REVIEWS]);
    const added = orcid.received.filter((one) => one.startsWith('POST /v3.0/')).length;
    // One more than there are reviews: the try that repeated the lost answer.
    expect(added).toBe(REVIEWS + 1);
  });
});
