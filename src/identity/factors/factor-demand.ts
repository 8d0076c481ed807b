import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { factorGroups, type GroupName } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';

const DAY_MS = 86_400_000;

/** The data on which the demand for a second factor depends. Under login-as it is the data of the real person. */
export interface DemandedPerson {
  userId: string;
  group: GroupName;
  hasFactor: boolean;
  /** When the demand was first seen to apply to this account. */
  demandedAt: Date | null;
}

/** Applies the setting that staff groups need a second factor (lifecycle, section 5 (5)). */
@Injectable()
export class FactorDemand {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * The time from which the account can do nothing except add a factor; null without a demand. The days are counted from the first request
   * to which the demand applies, so that no one returns from a holiday to a locked account.
   */
  async dueFor({ userId, group, hasFactor, demandedAt }: DemandedPerson): Promise<Date | null> {
    const { secondFactorGroups, secondFactorGraceDays } = await this.settings.current();
    if (!factorGroups(secondFactorGroups).includes(group)) {
      if (demandedAt !== null) await this.note(userId, null);
      return null;
    }
    if (hasFactor) return null;
    const since = demandedAt ?? (await this.note(userId, new Date()));
    return new Date((since ?? new Date()).getTime() + secondFactorGraceDays * DAY_MS);
  }

  private async note(userId: string, at: Date | null): Promise<Date | null> {
    await this.pool.query('UPDATE app.users SET factor_demanded_at = $2 WHERE id = $1', [userId, at]);
    return at;
  }
}
