import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit, Optional } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { Language } from '../../../contracts';
import { inTransaction, PG_POOL } from '../../postgres';
import { ProcessNotifications } from '../../process-notifications';
import type { TemplateText } from './template-text';

/** One template in one language. */
export interface TemplateKey {
  /** `<module>/<name>`. */
  key: string;
  language: Language;
}

/** A template that a webmaster has written to replace the built-in one. */
export interface TemplateOverride extends TemplateText {
  changedAt: Date;
  changedBy: string;
}

/** How long another process may use an old template if the notification of a change is lost, in milliseconds. */
const FRESH_MS = 2_000;
const TEMPLATES_CHANGED = 'mail-templates-changed';

interface Row {
  template: string;
  language: string;
  subject: string;
  body: string;
  changed_at: Date;
  changed_by: string;
}

/**
 * Table `app.mail_templates`, one row for each template and language whose built-in text it replaces. All rows are kept in memory, since commands
 * render mails, and are read again when any process has changed one, and every two seconds. While the database is unavailable, the last known rows apply.
 */
@Injectable()
export class TemplateOverrides implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(TemplateOverrides.name);
  private known = new Map<string, TemplateOverride>();
  private timer: NodeJS.Timeout | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Optional() private readonly notices?: ProcessNotifications,
  ) {
    const readAgain = (): void => void this.refreshAnew();
    notices?.listen(TEMPLATES_CHANGED, { received: readAgain, missed: readAgain });
  }

  async onModuleInit(): Promise<void> {
    await this.read();
    this.timer = setInterval(() => void this.refresh(), FRESH_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.reading;
  }

  /** Undefined if the built-in template is in use. */
  get(template: TemplateKey): TemplateOverride | undefined {
    return this.known.get(idOf(template));
  }

  /**
   * Replaces the built-in template with a text, or restores it with null. The change applies in this process immediately. The text must
   * have been checked. `work` runs in the same transaction with the previous text, and may refuse by throwing.
   */
  async change(
    template: TemplateKey,
    text: TemplateText | null,
    by: string,
    work: (before: TemplateOverride | null, client: PoolClient) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['app.mail_templates']);
      await work((await rowsOf(client)).get(idOf(template)) ?? null, client);
      const { key, language } = template;
      if (text === null)
        await client.query('DELETE FROM app.mail_templates WHERE template = $1 AND language = $2', [key, language]);
      else
        await client.query(
          `INSERT INTO app.mail_templates (template, language, subject, body, changed_at, changed_by)
           VALUES ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()), $5)
           ON CONFLICT (template, language) DO UPDATE SET subject = excluded.subject, body = excluded.body,
             changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
          [key, language, text.subject, text.body, by],
        );
      await this.notices?.notify(TEMPLATES_CHANGED, '', client);
    });
    // A read that started earlier may not see the change.
    await this.reading;
    await this.read();
  }

  /** Reads again after any read that started earlier and may not have seen the change. */
  private async refreshAnew(): Promise<void> {
    await this.reading;
    await this.refresh();
  }

  private async read(): Promise<void> {
    this.known = await rowsOf(this.pool);
  }

  private refresh(): Promise<void> {
    this.reading ??= this.read()
      .catch((failure: Error) => this.logger.warn(`Mail templates could not be read again: ${failure.message}`))
      .finally(() => (this.reading = null));
    return this.reading;
  }
}

const idOf = ({ key, language }: TemplateKey): string => `${language} ${key}`;

async function rowsOf(db: Pool | PoolClient): Promise<Map<string, TemplateOverride>> {
  const { rows } = await db.query<Row>('SELECT * FROM app.mail_templates');
  return new Map(
    rows.map(({ template, language, subject, body, changed_at, changed_by }) => [
      `${language} ${template}`,
      { subject, body, changedAt: changed_at, changedBy: changed_by },
    ]),
  );
}
