import type { MailRequest } from '../../../src/article';
import { SendMailWhenMailRequested } from '../../../src/mail/reactions/send-mail-when-mail-requested';
import { MailHistory } from '../../../src/mail/sending/mail-history';
import { SendMailJob } from '../../../src/mail/sending/send-mail.job';
import { systemClock } from '../../../src/platform/clock/clock';
import type { EventStore, Position, RecordedEvent } from '../../../src/platform/event-store/port';
import { GraphileJobs, JOBS_MIGRATIONS } from '../../../src/platform/jobs';
import type { MailTransport, OutgoingMail } from '../../../src/platform/mail';
import { createKnex, runMigrations } from '../../../src/platform/postgres';
import { Reactions, REACTIONS_MIGRATIONS } from '../../../src/platform/reactions';
import { anEvent, ReadModelBench, until } from './read-models';

/** Accepts mails, but first throws each failure of the list once. */
export class ATransport implements MailTransport {
  readonly sent: OutgoingMail[] = [];
  constructor(
    private readonly failures: Error[] = [],
    private readonly rejected: string[] = [],
  ) {}
  async send(mail: OutgoingMail): Promise<{ messageId: string; rejected: string[] }> {
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail);
    return { messageId: `<${mail.mailId}@example.org>`, rejected: this.rejected };
  }
  async check(): Promise<string | null> {
    return null;
  }
}

/** Events, jobs and reactions, as far as mails need them, on a separate database. */
export class MailBench {
  private readonly ends: (() => Promise<void>)[] = [];

  private constructor(readonly base: ReadModelBench) {}

  static async create(): Promise<MailBench> {
    const bench = await ReadModelBench.create();
    const knex = createKnex(bench.url);
    await runMigrations(knex, [...JOBS_MIGRATIONS, ...REACTIONS_MIGRATIONS]);
    await knex.destroy();
    return new MailBench(bench);
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
    await this.base.close();
  }

  /** Sends the requested mails; `store` is the event store that the mail job uses. */
  start(
    transport: MailTransport,
    store: EventStore = this.base.store,
  ): { jobs: GraphileJobs; stop: () => Promise<void> } {
    const jobs = new GraphileJobs(this.base.pool);
    const reactions = new Reactions(this.base.pool, this.base.store);
    new SendMailJob(jobs, transport, new MailHistory(store, systemClock, store)).onModuleInit();
    new SendMailWhenMailRequested(reactions, jobs).onModuleInit();
    jobs.start();
    reactions.start();
    const stop = async (): Promise<void> => {
      await reactions.stop();
      await jobs.stop();
    };
    this.ends.push(stop);
    return { jobs, stop };
  }

  ask(mail: MailRequest, stream = 'article-7'): Promise<Position> {
    return this.base.append(stream, anEvent('MailRequested', mail));
  }

  async outcomes(mailId: string): Promise<RecordedEvent[]> {
    const events = await this.base.store.readStream(`mail-${mailId}`);
    return events.filter(({ type }) => type !== 'MailRequested');
  }

  /** Works also while connections are cut, including those of this bench. */
  settled(mailId: string): Promise<void> {
    const isThere = async (): Promise<boolean> => (await this.outcomes(mailId).catch(() => [])).length > 0;
    return until(isThere, `the outcome of ${mailId}`);
  }

  /** The last error of each job that is not done; while the jobs cannot be read, one without. */
  async waitingJobs(): Promise<(string | null)[]> {
    const sql = 'SELECT last_error AS error FROM jobs._private_jobs';
    const rows = await this.base.rows<{ error: string | null }>(sql).catch(() => [{ error: null }]);
    return rows.map(({ error }) => error);
  }
}
