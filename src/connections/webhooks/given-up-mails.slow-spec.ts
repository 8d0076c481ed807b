import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { type Webhook, WEBHOOK_KINDS } from '../../contracts';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';

const URL_WITH_KEY = 'https://hooks.example.org/T0/secret-of-the-receiver';

describe.each(['Postgres', 'EventStoreDB'])('messages that were given up, with the events in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let id: string;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    await app.addPerson('nina@webmasters.example', 'webmaster', { firstName: 'Nina', lastName: 'Bakker' });
    await query(`UPDATE app.users SET language = 'nl' WHERE email = 'nina@webmasters.example'`);
    // Nothing is sent automatically: this spec writes the outcome of each message itself.
    id = await webhook({ active: true });
    await query('UPDATE app.webhooks SET replaying = true');
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    await CommandedArticle.inSelection(app.nest, cast);
    await until('the facts are queued', async () => ((await waiting()) === 3 ? true : undefined));
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  const query = (sql: string, values: unknown[] = []) => app.nest.get<Pool>(PG_POOL).query(sql, values);
  const listed = async (): Promise<Webhook> => {
    const all = (await (await app.as('webmaster')).get('/webhooks')).body as Webhook[];
    return all.find((one) => one.id === id) as Webhook;
  };
  const waiting = async (): Promise<number> => (await listed()).counts.waiting;
  const webhook = async ({ active }: { active: boolean }): Promise<string> => {
    const body = { url: URL_WITH_KEY, kinds: [...WEBHOOK_KINDS], active };
    return ((await (await app.as('webmaster')).post('/webhooks', body)).body as { id: string }).id;
  };
  const giveUp = (count: number) =>
    query(
      `UPDATE app.webhook_deliveries SET state = 'DEAD', attempts = 10, last_try_at = now() WHERE id IN (
         SELECT id FROM app.webhook_deliveries WHERE state = 'WAITING' ORDER BY id LIMIT $1)`,
      [count],
    );
  const mails = async () => (await app.mails()).filter((mail) => mail.kind === 'WEBHOOK_GAVE_UP');
  const aDayLater = async (): Promise<void> => {
    await query(`UPDATE app.webhooks SET given_up_told_at = given_up_told_at - interval '24 hours'`);
    await query(`UPDATE app.webhook_deliveries SET last_try_at = last_try_at - interval '24 hours'`);
  };
  /** Runs what normally runs every minute and every hour, and the jobs that it starts. */
  async function sweep(): Promise<void> {
    const jobs = app.nest.get<Jobs>(JOBS, { strict: false });
    for (const job of ['sweep-webhooks', 'tidy-webhooks']) await jobs.enqueue(`connections.${job}`, {});
    const sql = `SELECT 1 FROM jobs.jobs WHERE task_identifier IN ('connections.sweep-webhooks', 'connections.tidy-webhooks',
      'connections.mail-given-up') AND run_at <= now()`;
    await until('no job is left', async () => ((await query(sql)).rows.length === 0 ? true : undefined));
  }

  it('are reported to each webmaster in their language, without the address of the receiver', async () => {
    await sweep();
    expect(await mails()).toEqual([]);
    await giveUp(1);
    await sweep();
    const [dutch, ...others] = (await mails()).sort((one) => (one.language === 'nl' ? -1 : 1));
    expect(dutch?.to).toEqual(['nina@webmasters.example']);
    expect(dutch?.subject).toMatch(/hooks\.example\.org zijn opgegeven$/);
    expect(others.length).toBeGreaterThan(0);
    for (const mail of others) expect(mail.subject).toMatch(/hooks\.example\.org could not be delivered$/);
    for (const { html, to } of [dutch, ...others].flatMap((mail) => mail ?? [])) {
      expect(to).toHaveLength(1);
      expect(html).toContain(`/connections/webhook/${id}`);
      expect(html).not.toContain('secret-of-the-receiver');
    }
  });

  it('are reported once a day, including newer ones', async () => {
    const before = (await mails()).length;
    await giveUp(1);
    await sweep();
    await sweep();
    expect(await mails()).toHaveLength(before);
    await aDayLater();
    await sweep();
    expect(await mails()).toHaveLength(before * 2);
    expect((await mails()).at(-1)?.html).toMatch(/(email about this|mail hierover): 1\./);
    await aDayLater();
    await sweep();
    expect(await mails()).toHaveLength(before * 2);
  });

  it('are not reported while the webhook is off', async () => {
    const before = (await mails()).length;
    await query('UPDATE app.webhooks SET active = false');
    await aDayLater();
    await giveUp(1);
    await sweep();
    expect(await mails()).toHaveLength(before);
  });

  it('do not make waiting messages disappear: these are counted while the webhook is off, and deleted after 30 days', async () => {
    await query(`UPDATE app.webhook_deliveries SET state = 'WAITING', next_try_at = now() - interval '29 days'`);
    await sweep();
    expect(await waiting()).toBe(3);
    await query(`UPDATE app.webhook_deliveries SET next_try_at = now() - interval '31 days'`);
    await sweep();
    expect(await waiting()).toBe(3);
    await query('UPDATE app.webhooks SET replaying = false');
    await sweep();
    expect(await waiting()).toBe(0);
  });
});
