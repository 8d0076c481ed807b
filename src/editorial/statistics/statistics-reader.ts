import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { keysOfViewer } from '../../../projections/article-card';
import { LIVE_FACTS } from '../../../projections/statistics';
import type { AssociateStatistics, JournalStatistics, ReviewerStatistics } from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import type { Asked, Facts } from './asked';
import { journalStatistics } from './journal-measures';
import { InvalidPeriod, periodOf } from './period';
import { associateStatistics, reviewerStatistics } from './reports';
import type { ReviewerPage } from './reviewer-rows';

interface PeriodWords {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The statistics of the live read models, without the caller's own articles.
 * @throws ApiProblem 400 for an invalid period.
 */
@Injectable()
export class StatisticsReader {
  private readonly facts: Facts;

  constructor(
    @Inject(PG_POOL) pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {
    this.facts = { db: pool, tables: LIVE_FACTS };
  }

  async reviewers(user: RequestUser, words: PeriodWords & ReviewerPage): Promise<ReviewerStatistics> {
    return reviewerStatistics(this.facts, this.people, await this.asked(user, words), words);
  }

  async associates(user: RequestUser, words: PeriodWords): Promise<AssociateStatistics> {
    return associateStatistics(this.facts, this.people, await this.asked(user, words));
  }

  async journal(user: RequestUser, words: PeriodWords, typeId: number | null): Promise<JournalStatistics> {
    return journalStatistics(this.facts, await this.asked(user, words), typeId);
  }

  private async asked(user: RequestUser, words: PeriodWords): Promise<Asked> {
    const { timeZone } = await this.settings.current();
    const asOf = this.clock.now();
    const walledOff = keysOfViewer(user);
    try {
      return { ...periodOf(words, { asOf, timeZone }), asOf, timeZone, walledOff };
    } catch (failure) {
      if (!(failure instanceof InvalidPeriod)) throw failure;
      throw new ApiProblem('VALIDATION_FAILED', failure.message, { [failure.parameter]: failure.message });
    }
  }
}
