import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { ok } from '../../../test/support/stories/office-story';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';

const ADDRESS = 'https://hooks.example.org/T0/secret-of-the-receiver';

describe.each(['Postgres', 'EventStoreDB'])('packages that were given up, with the events in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    await app.addPerson('nina@webmasters.example', 'webmaster', { firstName: 'Nina', lastName: 'Bakker' });
    await query(`UPDATE app.users SET language = 'nl' WHERE email = 'nina@webmasters.example'`);
    await target('webhook');
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  const query = (sql: string, values: unknown[] = []) => app.nest.get<Pool>(PG_POOL).query(sql, values);
  const target = async (to: 'off' | 'webhook') =>
    ok((await app.as('webmaster')).post('/package-sending', { target: to, address: to === 'off' ? '' : ADDRESS }));
  const giveUp = (number: string, problem = 'STATUS') =>
    query(
      `INSERT INTO app.package_sendings (event_id, article_id, number, accepted_at, state, attempts, last_try_at, target, problem)
        VALUES ($1, 'a', $1, now(), 'DEAD', 10, now(), 'webhook', $2)`,
      [number, problem],
    );
  const mails = async () => (await app.mails()).filter((mail) => mail.kind === 'PACKAGE_GAVE_UP');
  const aDayLater = async (): Promise<void> => {
    await query(`UPDATE app.sending_rule SET given_up_told_at = given_up_told_at - interval '24 hours'`);
    await query(`UPDATE app.package_sendings SET last_try_at = last_try_at - interval '24 hours'`);
  };
  /** Runs the sweep that normally runs every minute, and the job that it starts. */
  async function sweep(): Promise<void> {
    await app.nest.get<Jobs>(JOBS, { strict: false }).enqueue('exchange.sweep-packages', {});
    const sql = `SELECT 1 FROM jobs.jobs WHERE task_identifier IN ('exchange.sweep-packages', 'exchange.mail-given-up')
      AND run_at <= now()`;
    await until('no job is left', async () => ((await query(sql)).rows.length === 0 ? true : undefined));
  }

  it('are reported to each webmaster in their language, without the address', async () => {
    await giveUp('2026-1', 'NOT_ACCEPTED');
    await sweep();
    expect(await mails()).toEqual([]);
    await giveUp('2026-2');
    await giveUp('2026-3', 'PACKAGE');
    await sweep();
    const [dutch, ...others] = (await mails()).sort((one) => (one.language === 'nl' ? -1 : 1));
    expect(dutch?.to).toEqual(['nina@webmasters.example']);
    expect(dutch?.subject).toMatch(/pakketten van geaccepteerde artikelen zijn opgegeven$/);
    expect(dutch?.html).toMatch(/vorige mail hierover: 2\./);
    expect(others.length).toBeGreaterThan(0);
    for (const mail of others) {
      expect(mail.subject).toMatch(/packages of accepted articles could not be delivered$/);
      expect(mail.html).toMatch(/email about this: 2\./);
    }
    for (const { html, to } of [dutch, ...others].flatMap((mail) => mail ?? [])) {
      expect(to).toHaveLength(1);
      expect(html).toMatch(/\/rrs\/exports/);
      expect(html).not.toContain('secret-of-the-receiver');
    }
  });

  it('are reported once a day, including newer ones, also when the target changes', async () => {
    const before = (await mails()).length;
    await giveUp('2026-4');
    await sweep();
    await target('off');
    await target('webhook');
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

  it('are not reported while packages are sent nowhere', async () => {
    const before = (await mails()).length;
    await target('off');
    await aDayLater();
    await giveUp('2026-5');
    await sweep();
    expect(await mails()).toHaveLength(before);
  });
});
