import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DEFAULT_SETTINGS, type JournalSettings } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { inTransaction, PG_POOL } from '../postgres';
import { ProcessNotifications } from '../process-notifications';
import type { SettingsReader } from './settings';

/** How long another process may use old settings if the notification of a change is lost, in milliseconds. */
const FRESH_MS = 2_000;
const SETTINGS_CHANGED = 'settings-changed';

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof JournalSettings)[];

/** Called within the transaction with the settings that have changed. */
export type SettingsChanged = (
  before: Partial<JournalSettings>,
  after: Partial<JournalSettings>,
  client: PoolClient,
) => Promise<void>;

/** The journal's settings in `app.settings`, read again when any process has changed them, and every two seconds at least. */
@Injectable()
export class SettingsStore implements SettingsReader {
  private cached: { settings: Promise<JournalSettings>; at: number } | null = null;

  /** The values that apply if no value is stored. A journal in production asks for no feedback and has its own address. */
  readonly defaults: JournalSettings;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Optional() @Inject(APP_CONFIG) config?: Pick<AppConfig, 'nodeEnv' | 'contactEmail'>,
    @Optional() private readonly notices?: ProcessNotifications,
  ) {
    const forget = (): void => void (this.cached = null);
    notices?.listen(SETTINGS_CHANGED, { received: forget, missed: forget });
    const supportEmail = config?.contactEmail ?? DEFAULT_SETTINGS.supportEmail;
    this.defaults =
      config?.nodeEnv === 'production' ? { ...DEFAULT_SETTINGS, bannerText: '', supportEmail } : DEFAULT_SETTINGS;
  }

  current(): Promise<JournalSettings> {
    if (!this.cached || Date.now() - this.cached.at > FRESH_MS) {
      const entry = { settings: this.read(this.pool), at: Date.now() };
      this.cached = entry;
      entry.settings.catch(() => {
        // Do not cache a failed read for two seconds.
        if (this.cached === entry) this.cached = null;
      });
    }
    return this.cached.settings;
  }

  /**
   * Changes the named settings. They apply in this process immediately, and in other processes when they are notified. Values must have
   * been checked. `onChange` runs in the same transaction, with the old and new values of the settings that really changed. It is not
   * called if none changed.
   */
  async change(changes: Partial<JournalSettings>, onChange?: SettingsChanged): Promise<JournalSettings> {
    const settings = await inTransaction(this.pool, async (client) => {
      // Serialise changes, since each one reports the previous values.
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['app.settings']);
      const before = await this.read(client);
      const after = { ...before, ...changes };
      await write(client, after, this.defaults);
      const differing = NAMES.filter((name) => before[name] !== after[name]);
      if (differing.length > 0) await onChange?.(pick(before, differing), pick(after, differing), client);
      await this.notices?.notify(SETTINGS_CHANGED, '', client);
      return after;
    });
    this.cached = null;
    return settings;
  }

  private async read(db: Pool | PoolClient): Promise<JournalSettings> {
    const { rows } = await db.query<{ name: string; value: unknown }>('SELECT name, value FROM app.settings');
    const known = rows.filter(({ name }) => name in DEFAULT_SETTINGS);
    return { ...this.defaults, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) };
  }
}

/** Only values that differ from their default are stored, so that a setting that was reset follows its default again. */
async function write(client: PoolClient, settings: JournalSettings, defaults: JournalSettings): Promise<void> {
  const changed = NAMES.filter((name) => settings[name] !== defaults[name]);
  const usual = NAMES.filter((name) => !changed.includes(name));
  await client.query('DELETE FROM app.settings WHERE name = ANY ($1)', [usual]);
  await client.query(
    `INSERT INTO app.settings (name, value)
     SELECT key, value FROM jsonb_each($1::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = now()
     WHERE app.settings.value <> excluded.value`,
    [JSON.stringify(pick(settings, changed))],
  );
}

const pick = (settings: JournalSettings, names: readonly (keyof JournalSettings)[]): Partial<JournalSettings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));
