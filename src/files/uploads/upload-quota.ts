import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

const DAY_MS = 24 * 3_600_000;
/** Most uploads of one person in 24 hours: enough for several submissions with all their figures. */
export const MOST_FILES_A_DAY = 1_000;
const GIGABYTE = 1024 ** 3;

/** Limits how much one person may upload in 24 hours, so that no one fills the disk of the journal. */
@Injectable()
export class UploadQuota {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** Must be called before the bytes are read. @throws ApiProblem 429 for a person who has reached the limit. */
  async require(userId: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const { rows } = await this.pool.query<{ files: number; bytes: number }>(
      `SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes FROM (
        SELECT size FROM app.uploads WHERE user_id = $1 AND created_at > $2
        UNION ALL SELECT size FROM app.attachments WHERE user_id = $1 AND created_at > $2) sent`,
      [userId, since],
    );
    const { uploadQuotaGigabytes } = await this.settings.current();
    const { files, bytes } = rows[0] ?? { files: 0, bytes: 0 };
    if (files < MOST_FILES_A_DAY && bytes < uploadQuotaGigabytes * GIGABYTE) return;
    const most = `${MOST_FILES_A_DAY.toLocaleString('en')} files or ${uploadQuotaGigabytes} GB`;
    throw new ApiProblem(
      'TOO_MANY_REQUESTS',
      `One person can upload at most ${most} in 24 hours, and you have. Please go on tomorrow, or write to the editorial office.`,
    );
  }
}
