import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type MailRequest, mailStream } from '../../article';
import { fullName } from '../../contracts';
import { MailLanguages, People, type PersonSummary } from '../../identity/public';
import { CLOCK, type Clock, derivedId, newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { MailTemplates } from '../../platform/mail';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';

const JOB = 'connections.mail-given-up';
/** What was given up since the last mail; of the time before, as while it was off, two days at most. At most one mail in 24 hours. */
const TELL = `UPDATE app.webhooks w SET given_up_told_at = now() FROM (
    SELECT d.webhook_id AS id, count(*)::int AS count FROM app.webhook_deliveries d JOIN app.webhooks o ON o.id = d.webhook_id
    WHERE d.state = 'DEAD' AND d.last_try_at > greatest(o.given_up_told_at, now() - interval '2 days') GROUP BY d.webhook_id) g
  WHERE w.id = g.id AND w.active AND (w.given_up_told_at IS NULL OR w.given_up_told_at <= now() - interval '24 hours')
  RETURNING w.id, w.url, g.count`;

interface GivenUp {
  id: string;
  url: string;
  count: number;
}

/** `seed` is random and the same on each run: a job that runs twice requests one mail for each person. */
interface Told {
  seed: string;
  webhookId: string;
  /** The rest of an address may hold a key of the receiver. */
  host: string;
  count: number;
}

/** Mails each webmaster when a webhook gave up messages, once a day and webhook (ADR 110). */
@Injectable()
export class GivenUpMails implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly templates: MailTemplates,
    private readonly people: People,
    private readonly languages: MailLanguages,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.run(payload as unknown as Told));
  }

  /** Notes that it is told and queues the mails, together. */
  async request(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      for (const { id, url, count } of (await client.query<GivenUp>(TELL)).rows) {
        const told: Told = { seed: newId(), webhookId: id, host: new URL(url).host, count };
        await this.jobs.enqueue(JOB, { ...told }, { client, key: told.seed });
      }
    });
  }

  private async run(told: Told): Promise<void> {
    // It may have been switched off or deleted meanwhile.
    const sql = 'SELECT 1 FROM app.webhooks WHERE id = $1 AND active';
    if ((await this.pool.query(sql, [told.webhookId])).rows.length === 0) return;
    for (const person of await this.people.listGroup(['webmaster'])) await this.mail(told, person);
  }

  private async mail(told: Told, person: PersonSummary): Promise<void> {
    const mailId = derivedId(`${told.seed} ${person.id}`);
    const stream = mailStream(mailId);
    if ((await this.events.readStream(stream, { max: 1 })).length > 0) return;
    const data: MailRequest = {
      mailId,
      kind: 'WEBHOOK_GAVE_UP',
      to: [person.email],
      cc: [],
      replyTo: (await this.settings.current()).supportEmail,
      ...this.templates.render(
        'connections',
        'messages-given-up',
        this.values(told, person),
        await this.languages.chosen(person.language),
      ),
      assignmentId: null,
    };
    const by = { userId: null, realUserId: null, correlationId: told.seed, causationId: null };
    const metadata = { ...by, at: this.clock.now().toISOString(), schemaVersion: 1 };
    await this.events.append(stream, 'NO_STREAM', [{ id: newId(), type: 'MailRequested', data, metadata }]);
  }

  private values({ webhookId, host, count }: Told, person: PersonSummary): Record<string, string | number> {
    const { journalName, publicUrl } = this.config;
    const link = `${publicUrl}/rrs/connections/webhook/${webhookId}`;
    return { journalName, name: fullName(person), host, count, link };
  }
}
