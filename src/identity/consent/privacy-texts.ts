import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  builtInPrivacyText,
  type Language,
  LANGUAGES,
  type PrivacyText,
  type PrivacyTextChange,
  type PrivacyTexts,
  type PrivacyTextState,
  type PrivacyTextVersion,
} from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SecurityLog } from '../security/security-log';

interface Stored {
  version: number;
  texts: Partial<Record<Language, string>>;
}

const NEWEST = 'SELECT version, texts FROM app.privacy_texts ORDER BY version DESC LIMIT 1';
const HISTORY = `SELECT p.version, p.changed_at AS at, coalesce(u.first_name || ' ' || u.last_name, '') AS by, p.asks_again AS "asksAgain"
  FROM app.privacy_texts p LEFT JOIN app.users u ON u.id = p.changed_by ORDER BY p.version DESC`;

/** The product's built-in text, in every language. */
const builtIn = (): PrivacyTexts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, builtInPrivacyText(language)])) as PrivacyTexts;

/** The journal's text about personal data (lifecycle, section 6 (4); ADR 90). */
@Injectable()
export class PrivacyTextStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async current(language: Language): Promise<PrivacyText> {
    const { version, texts } = await this.newest(this.pool);
    return { version, html: texts[language] };
  }

  async version(db: Pool | PoolClient = this.pool): Promise<number> {
    return (await this.newest(db)).version;
  }

  async state(): Promise<PrivacyTextState> {
    const { rows } = await this.pool.query<Omit<PrivacyTextVersion, 'at'> & { at: Date }>(HISTORY);
    const history = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return { ...(await this.newest(this.pool)), builtIn: builtIn(), history };
  }

  /** @throws ApiProblem 409 when another person has changed the text in the meantime. */
  async change(by: { userId: string; realUserId: string | null }, change: PrivacyTextChange): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      await db.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['app.privacy_texts']);
      const before = await this.newest(db);
      if (before.version !== change.version)
        throw new ApiProblem('STALE_VERSION', 'Someone else has changed this text. Please reload the page.');
      const version = before.version + 1;
      await db.query('INSERT INTO app.privacy_texts VALUES ($1, $2, $3, $4, $5)', [
        ...[version, JSON.stringify(change.texts), change.asksAgain, this.clock.now()],
        by.realUserId ?? by.userId,
      ]);
      const after = { version, asksAgain: change.asksAgain, ...change.texts };
      await this.log.record(
        { action: 'PRIVACY_TEXT_CHANGED', by, before: { version: before.version, ...before.texts }, after },
        db,
      );
    });
  }

  private async newest(db: Pool | PoolClient): Promise<{ version: number; texts: PrivacyTexts }> {
    const [stored] = (await db.query<Stored>(NEWEST)).rows;
    const own = builtIn();
    if (!stored) return { version: 1, texts: own };
    // A language that was added to the product after the text was written uses the English text.
    const texts = LANGUAGES.map((language) => [language, stored.texts[language] ?? stored.texts.en ?? own[language]]);
    return { version: stored.version, texts: Object.fromEntries(texts) as PrivacyTexts };
  }
}
