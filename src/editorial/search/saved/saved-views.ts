import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { MAX_SAVED_VIEWS, type SavedView, type TodoView, tooManyViews, VIEW_MESSAGES } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { SavedByPerson } from './saved-by-person';

const KIND = {
  table: 'app.saved_views',
  columns: ['view'],
  most: MAX_SAVED_VIEWS,
  messages: VIEW_MESSAGES,
  tooMany: tooManyViews,
};

/** Views of the to-do list that people save, each under a name. Table `app.saved_views`. */
@Injectable()
export class SavedViews extends SavedByPerson<SavedView> {
  constructor(@Inject(PG_POOL) pool: Pool, @Inject(CLOCK) clock: Clock) {
    super(pool, clock, KIND);
  }

  /** @throws ApiProblem 409 for a name this person already uses, 422 when they have the maximum number. */
  add(userId: string, name: string, view: TodoView): Promise<SavedView> {
    return this.insert(userId, name, [JSON.stringify(view)]);
  }

  /** @throws ApiProblem 404 for an unknown view or another person's, 409 for a name already in use. */
  change(userId: string, id: string, name: string, view: TodoView): Promise<SavedView> {
    return this.update(userId, id, name, [JSON.stringify(view)]);
  }
}
