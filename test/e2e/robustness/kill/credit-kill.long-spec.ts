import { once } from 'node:events';
import { Client } from 'pg';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import type { OwnCreditReviews } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { isCounted } from '../../../../src/thanks/public';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { OrcidStandIn } from '../../../support/credit/orcid-stand-in';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { body } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir, type Settings, startBuilt } from '../built-server';

jest.setTimeout(900_000);

const REVIEWERS = 6;
/** Kills while entries are added, and the same number while they are deleted. */
const KILLS = 2;
/** Longer than it takes to notice that a call is in progress, and to kill the server. */
const SLOWLY_MS = 3_000;
const DEMO_PASSWORD = 'quire-demo';
/** Releases all reviews, as when their day has come and there are enough of them. */
const RELEASE = 'UPDATE app.orcid_deposits SET released = true, next_try_at = now()';
const MOST_REVIEWS = `SELECT u.id::text, u.email FROM app.users u JOIN ${REVIEWER_ASSIGNMENTS} r ON r.reviewer_id = u.id::text
  WHERE ${isCounted('r')} GROUP BY u.id, u.email ORDER BY count(*) DESC, u.email LIMIT ${REVIEWERS}`;

interface Row {
  id: string;
  email: string;
  state: string;
  code: string | null;
}

/** A valid iD: its last character is a checksum (ISO 7064). */
function orcidOf(place: number): string {
  const digits = `000000021825${String(place).padStart(3, '0')}`;
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return `${digits}${check === 10 ? 'X' : check}`.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Generated histories have reviews about which the journal has decided. */
describe.each(['Postgres', 'EventStoreDB'])('kill -9 of the server while it calls ORCID, events in %s', (kind) => {
  let dataDir: string;
  let double: EsdbDouble;
  let server: BuiltServer;
  let orcid: OrcidStandIn;
  let webmaster: HttpClient;
  let reviewers: HttpClient[];
  let entries = 0;

  const settings = (): Settings => (kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url });
  const member = (email: string) => new HttpClient(server.origin).signIn(email, DEMO_PASSWORD);
  const query = async (sql: string, values: unknown[] = []) => {
    const connectionString = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
    const database = new Client({ connectionString });
    await database.connect();
    try {
      return (await database.query<Row>(sql, values)).rows;
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
    webmaster = await member('webmaster@example.org');
    reviewers = [];
    for (const { email } of await query(MOST_REVIEWS)) reviewers.push(await member(email));
  });
  afterAll(async () => {
    await server.stop();
    await orcid.stop();
    await double.stop();
    await removeDataDir(dataDir);
  });

  /** Kills the server repeatedly, each time before it gets the answer about another entry. Afterwards the stand-in answers fast. */
  const killAndRestart = async (): Promise<void> => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      await until('an entry under way', async () => (orcid.underWay > 0 ? true : null));
      expect((await server.send('SIGKILL')).signal).toBe('SIGKILL');
      server = await BuiltServer.start(dataDir, settings());
      webmaster = new HttpClient(server.origin, webmaster.session);
      reviewers = reviewers.map(({ session }) => new HttpClient(server.origin, session));
    }
    orcid.delayMs = 0;
  };
  const untilEntriesAre = (state: string) => {
    let last = '';
    const counts = 'SELECT state, count(*)::int AS entries FROM app.orcid_deposits GROUP BY state';
    const found = async () => {
      last = JSON.stringify(await query(counts));
      return last === JSON.stringify([{ state, entries }]) ? true : null;
    };
    return until(`all ${entries} are ${state}`, found, () => last);
  };
  const agree = async (reviewer: HttpClient, place: number): Promise<void> => {
    const orcidOfTheirs = orcidOf(place);
    await query('UPDATE app.users SET orcid = $2, authenticated_orcid = $2 WHERE id::text = $1', [
      reviewer.userId,
      orcidOfTheirs,
    ]);
    const { url, secret } = body<{ url: string; secret: string }>(await reviewer.post('/reviewing-record/orcid/start'));
    body(await reviewer.post('/reviewing-record/orcid/finish', { query: orcid.agree(url, orcidOfTheirs), secret }));
  };

  it('adds each review once', async () => {
    const { id: clientId, secret: clientSecret } = orcid.client;
    const places = { active: true, site: orcid.url, api: orcid.url, clientId, clientSecret, groupId: 'issn:2049-3630' };
    const society = { organization: 'Society of Letters', city: 'Utrecht', country: 'Netherlands' };
    body(await webmaster.post('/orcid-credit', { ...places, ...society }));
    for (const [place, reviewer] of reviewers.entries()) await agree(reviewer, place);
    entries = (await query('SELECT id FROM app.orcid_deposits')).length;
    expect(entries).toBeGreaterThanOrEqual(REVIEWERS);
    orcid.delayMs = SLOWLY_MS;
    await query(RELEASE);
    const [first] = await query('SELECT id::text FROM app.orcid_deposits');
    body(await webmaster.post(`/orcid-credit/deposits/${first?.id}/retry`));
    await killAndRestart();
    await untilEntriesAre('SENT');
    expect(orcid.entries).toHaveLength(entries);
    // Each has the number that ORCID gave it, including the one whose answer was lost.
    const stored = await query(`SELECT put_code AS code FROM app.orcid_deposits WHERE state = 'SENT'`);
    expect(stored.map(({ code }) => Number(code)).sort()).toEqual(orcid.entries.map(({ putCode }) => putCode).sort());
  });

  it('deletes each review once, and sends none again', async () => {
    orcid.delayMs = SLOWLY_MS;
    for (const reviewer of reviewers) {
      const { items } = body<OwnCreditReviews>(await reviewer.get('/reviewing-record/orcid/reviews', { size: 100 }));
      for (const { id } of items) body(await reviewer.post(`/reviewing-record/orcid/reviews/${id}/remove`));
    }
    await killAndRestart();
    await untilEntriesAre('REMOVED');
    expect([orcid.entries.length, orcid.removed.length]).toEqual([0, entries]);
    const added = orcid.received.filter((one) => one.startsWith('POST /v3.0/')).length;
    // There is one more try for each lost answer.
    expect(added).toBe(entries + KILLS);
  });
});
