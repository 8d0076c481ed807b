import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { RetentionDryRun } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { cutoffsOf } from '../../retention/cutoffs';
import { countDue, pageOfDue } from '../../retention/due';
import type { RetainedArticlesDto } from '../../retention/retention-settings.dto';

/** What the daily run would do now with given settings. Changes nothing. */
@Injectable()
export class ListRetainedArticlesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read({ page, size, ...settings }: RetainedArticlesDto): Promise<RetentionDryRun> {
    const cutoffs = cutoffsOf(settings, this.clock.now());
    const [counts, articles] = await Promise.all([
      countDue(this.pool, cutoffs),
      pageOfDue(this.pool, cutoffs, { page, size }),
    ]);
    return { counts, ...articles };
  }
}
