import { JobsDatabase } from '../../../test/support/database/jobs-database';
import type { AppConfig } from '../../platform/config/config';
import type { GivenUpMails } from './given-up-mails';
import { WebhookJobs } from './webhook-jobs';

describe('the jobs that send to webhooks', () => {
  let database: JobsDatabase;
  let hooks: WebhookJobs;
  beforeEach(async () => {
    database = await JobsDatabase.open();
    const reactions = { register: () => undefined } as never;
    const config = { outgoingNetworks: [] as string[] } as unknown as AppConfig;
    hooks = new WebhookJobs(database.pool, {} as never, config, database.newJobs(), reactions, {} as GivenUpMails);
  });
  afterEach(() => database.close());

  const waiting = async (): Promise<string[]> => {
    const sql =
      "SELECT payload->'payload'->>'webhookId' AS id FROM jobs._private_jobs WHERE locked_at IS NULL ORDER BY 1";
    return (await database.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  };
  const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);

  it('wait once for each webhook, however often they are started', async () => {
    for (const id of ['silent', 'silent', 'working', 'silent']) await hooks.start(id);
    await hooks.start('silent', inSeconds(5));
    expect(await waiting()).toEqual(['silent', 'working']);
  });

  it('wait once for a later try, and also for a start before it', async () => {
    await hooks.start('silent', inSeconds(300));
    await hooks.start('silent', inSeconds(301));
    expect(await waiting()).toEqual(['silent']);
    await hooks.start('silent');
    expect(await waiting()).toEqual(['silent', 'silent']);
  });

  it('wait while another one runs: that one may have read all messages', async () => {
    await hooks.start('silent');
    await database.pool.query("UPDATE jobs._private_jobs SET locked_at = now(), locked_by = 'a worker'");
    await hooks.start('silent');
    expect(await waiting()).toEqual(['silent']);
  });
});
