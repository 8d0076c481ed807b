import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { WebmasterMails } from '../../mail/public';
import { newId } from '../../platform/clock';
import { JOBS, type Jobs } from '../../platform/jobs';
import { inTransaction, PG_POOL } from '../../platform/postgres';

const JOB = 'exchange.mail-given-up';
/**
 * Packages given up since the last mail, two days at most; never while nothing is sent, and at most once in 24 hours. An article that is no
 * longer accepted has no package, so that is not a failure.
 */
const MARK_AS_NOTIFIED = `UPDATE app.sending_rule r SET given_up_told_at = now() FROM (
    SELECT count(*)::int AS count FROM app.package_sendings s, app.sending_rule o
    WHERE s.state = 'DEAD' AND s.problem <> 'NOT_ACCEPTED' AND s.last_try_at > greatest(o.given_up_told_at, now() - interval '2 days')) g
  WHERE g.count > 0 AND r.target <> 'off' AND (r.given_up_told_at IS NULL OR r.given_up_told_at <= now() - interval '24 hours')
  RETURNING g.count`;

interface GivenUpNotice {
  seed: string;
  count: number;
}

/** Mails each webmaster when packages of accepted articles were given up, at most once a day (ADR 116). */
@Injectable()
export class PackagesGivenUp implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly mails: WebmasterMails,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.run(payload as unknown as GivenUpNotice));
  }

  /** Records that the webmasters are notified and queues the mails, in one transaction. */
  async request(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      for (const { count } of (await client.query<{ count: number }>(MARK_AS_NOTIFIED)).rows) {
        const notice: GivenUpNotice = { seed: newId(), count };
        await this.jobs.enqueue(JOB, { ...notice }, { client, key: notice.seed });
      }
    });
  }

  private run({ seed, count }: GivenUpNotice): Promise<void> {
    return this.mails.send({
      seed,
      kind: 'PACKAGE_GAVE_UP',
      module: 'exchange',
      template: 'packages-given-up',
      path: '/exports',
      values: { count },
    });
  }
}
