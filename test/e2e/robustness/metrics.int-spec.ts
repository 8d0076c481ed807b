import type { Pool } from 'pg';
import type { HealthStatus } from '../../../src/contracts';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { HealthRegistry } from '../../../src/platform/http/health/health.registry';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { passTime } from '../../support/clock/pass-time';
import { OfficeStory } from '../../support/stories/office-story';

describe('The numbers for Prometheus', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const story = await OfficeStory.inSelection(app);
    await app.addPerson('rita@example.net', 'reviewer');
    await story.invite('rita@example.net');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  /** Series -> number. */
  const numbers = async (): Promise<Record<string, number>> => {
    const { text } = await app.visitor.get('/metrics');
    return Object.fromEntries(
      [...text.matchAll(/^(quire_\S+) (\S+)$/gm)].map(([, name, value]) => [name ?? '', Number(value)]),
    );
  };
  const reached = (what: string, test: (now: Record<string, number>) => boolean) =>
    until(what, async () => test(await numbers()) || undefined);

  it('count one connection less than DATABASE_CONNECTIONS: that one shows tools that the process runs', () => {
    const { databaseConnections } = app.nest.get<AppConfig>(APP_CONFIG, { strict: false });
    const { options } = app.nest.get<Pool>(PG_POOL, { strict: false });
    expect(options.max).toBe(databaseConnections - 1);
  });

  it('count mails, read models, connections, and the durations of answers', async () => {
    await reached('sent mails', (now) => (now['quire_mails{state="sent"}'] ?? 0) > 0);
    await reached('read models', (now) => now['quire_read_models{state="behind"}'] === 0);
    const before = await numbers();
    expect(before['quire_read_models{state="current"}']).toBeGreaterThan(5);
    expect(before).toMatchObject({
      'quire_read_models{state="stopped"}': 0,
      'quire_mails{state="failed"}': 0,
      'quire_database_connections{state="waiting"}': 0,
      quire_event_store_up: 1,
    });
    await app.visitor.get('/settings');
    await app.visitor.get('/my-list');
    const after = await numbers();
    for (const status of ['2xx', '4xx']) {
      const series = `quire_request_seconds_count{method="GET",status="${status}"}`;
      expect(after[series]).toBeGreaterThan(before[series] ?? 0);
    }
  });

  it('check the parts once for all queries of a minute', async () => {
    const check = jest.spyOn(app.nest.get(HealthRegistry, { strict: false }), 'status');
    passTime(200_000);
    await numbers();
    passTime(260_000);
    await numbers();
    expect(check).toHaveBeenCalledTimes(1);
    passTime(320_000);
    await numbers();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('show a job that no process works on, and a stopped read model', async () => {
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const late = `SELECT jobs.add_job('nobody.works-at-it', run_at => now() - interval '1 hour')`;
    await pool.query(late);
    await pool.query(`SELECT jobs.add_job('nobody.works-at-it', run_at => now() + interval '1 hour')`);
    const now = await numbers();
    expect(now['quire_jobs{state="due"}']).toBeGreaterThanOrEqual(1);
    expect(now['quire_jobs{state="planned"}']).toBeGreaterThanOrEqual(1);
    expect(now['quire_jobs_oldest_seconds']).toBeGreaterThan(3_500);
    await pool.query(`UPDATE rm.checkpoints SET status = 'stopped' WHERE name = 'email-log'`);
    expect((await numbers())['quire_read_models{state="stopped"}']).toBe(1);
    const { parts } = (await app.visitor.get('/health/status')).body as HealthStatus;
    expect(parts).toContainEqual({ name: 'read model email-log', problem: expect.stringContaining('stopped') });
    const series = parts.map(({ name, problem }) => `quire_part_problem{part="${name}"} ${problem === null ? 0 : 1}`);
    // The metrics use a result of the checks for a while.
    passTime(600_000);
    const { text } = await app.visitor.get('/metrics');
    expect((text.match(/^quire_part_problem.+$/gm) ?? []).sort()).toEqual(series.sort());
    await pool.query(`UPDATE rm.checkpoints SET status = 'live' WHERE name = 'email-log'`);
  });
});
