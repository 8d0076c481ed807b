import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  type ArticleFilters,
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  SEARCH_MESSAGES,
  tooManySearches,
} from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { SavedByPerson } from './saved-by-person';

const KIND = {
  table: 'app.saved_searches',
  columns: ['filters', 'sort'],
  most: MAX_SAVED_SEARCHES,
  messages: SEARCH_MESSAGES,
  tooMany: tooManySearches,
};

/** Searches that people save, each under a name. Table `app.saved_searches`. */
@Injectable()
export class SavedSearches extends SavedByPerson<SavedSearch> {
  constructor(@Inject(PG_POOL) pool: Pool, @Inject(CLOCK) clock: Clock) {
    super(pool, clock, KIND);
  }

  /** @throws ApiProblem 409 for a name this person already uses, 422 when they have the maximum number. */
  add(userId: string, search: { name: string; filters: ArticleFilters; sort: string }): Promise<SavedSearch> {
    return this.insert(userId, search.name, [JSON.stringify(search.filters), search.sort]);
  }

  /** @throws ApiProblem 404 for an unknown search or another person's, 409 for a name already in use. */
  rename(userId: string, id: string, name: string): Promise<SavedSearch> {
    return this.update(userId, id, name);
  }
}
