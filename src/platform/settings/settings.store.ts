import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DEFAULT_SETTINGS, type JournalSettings } from '../../contracts';
import { PG_POOL } from '../postgres';
import type { SettingsReader } from './settings';

/** How long another process may go on with old settings, in milliseconds. */
const FRESH_MS = 2_000;

/** The journal's settings in `app.settings`, read at most every two seconds. */
@Injectable()
export class SettingsStore implements SettingsReader {
  private cached: { settings: Promise<JournalSettings>; at: number } | null = null;

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  current(): Promise<JournalSettings> {
    if (!this.cached || Date.now() - this.cached.at > FRESH_MS) {
      const entry = { settings: this.read(), at: Date.now() };
      this.cached = entry;
      entry.settings.catch(() => {
        // A failed read must not be what everybody gets for two seconds.
        if (this.cached === entry) this.cached = null;
      });
    }
    return this.cached.settings;
  }

  /** Changes the named settings; they are in force in this process at once. Values must have been checked. */
  async change(changes: Partial<JournalSettings>): Promise<JournalSettings> {
    await this.pool.query(
      `INSERT INTO app.settings (name, value)
       SELECT key, value FROM jsonb_each($1::jsonb)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = now()`,
      [JSON.stringify(changes)],
    );
    this.cached = null;
    return this.current();
  }

  private async read(): Promise<JournalSettings> {
    const { rows } = await this.pool.query<{ name: string; value: unknown }>('SELECT name, value FROM app.settings');
    const known = rows.filter(({ name }) => name in DEFAULT_SETTINGS);
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) };
  }
}
