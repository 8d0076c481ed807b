import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { Articles, personActor } from '../../article';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RecordedEvent } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { erasePerson, type Found } from '../../platform/personal-data';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { closeAccounts } from './closing/close-accounts';
import { eraseTables, rewriteTables } from './erase-tables';
import { noteFiles } from './erased-files';
import { Erasing } from './erasing';
import { type PersonRecord, personRecord } from './person-record';
import { redactDrafts } from './redact-drafts';
import { sweptTables } from './sweep';

const JOB = 'privacy.erase-person';
/** Erasures run one after the other, since each computes the read models again. */
export const ERASURE_QUEUE = JOB;
/** Fields with people's names and addresses, which a namesake may share (ADR 75). */
const PERSON_FIELD = /^(?:authors|suggestedReviewers)\.|^(?:name|fullName|email|reviewerEmail|uploaderEmail)$/;

/**
 * Erases a person: drafts, texts in the log, read models, tables, files. Each step can be repeated, and the account, by which the person is
 * found, comes last: so a crash at any moment loses nothing that the next attempt needs.
 */
@Injectable()
export class ErasePersonJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly erasing: Erasing,
    private readonly articles: Articles,
    private readonly notifications: ProcessNotifications,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, ({ userId }) => this.erase(String(userId)));
  }

  /** Begins when the transaction of `db` is committed, unless the person's job waits or runs already. */
  async enqueue(userId: string, db: PoolClient): Promise<void> {
    await this.jobs.enqueue(
      JOB,
      { userId },
      {
        ...{ maxAttempts: 25, client: db, queue: ERASURE_QUEUE, onlyOne: userId },
      },
    );
  }

  private async erase(userId: string): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT FROM app.erasures WHERE user_id = $1 AND finished_at IS NULL', [
      userId,
    ]);
    if (rowCount === 0) return;
    // An earlier attempt may have erased the account, and may have been interrupted after that.
    const person = await personRecord(this.pool, userId);
    // Where an earlier attempt found the person in texts is not recorded.
    const found = person ? await this.eraseData(person) : await sweptTables(this.pool);
    await rewriteTables(this.pool, found);
    await this.pool.query('UPDATE app.erasures SET finished_at = $2 WHERE user_id = $1', [userId, this.clock.now()]);
  }

  /** @returns the tables in which texts mentioned the person. */
  private async eraseData(person: PersonRecord): Promise<string[]> {
    // A session may have begun while the account was being closed.
    await inTransaction(this.pool, (db) => closeAccounts(db, this.notifications, person.ids));
    await noteFiles(this.pool, person.ids);
    await this.deleteDrafts(person);
    const { pool } = this;
    const isField = (path: string): boolean => PERSON_FIELD.test(path);
    const isTheirsAlone = isMailTo(person);
    const beforeKeysErased = ({ own }: Found): Promise<void> =>
      inTransaction(pool, (db) => redactDrafts(db, person, own));
    await erasePerson({ ...this.erasing.context(), isField, isTheirsAlone, beforeKeysErased }, person);
    await this.erasing.rebuild();
    await this.erasing.removeFiles();
    return inTransaction(pool, (db) => eraseTables(db, person));
  }

  private async deleteDrafts({ id, email, ids }: PersonRecord): Promise<void> {
    const sql = `SELECT article_id AS id FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1) AND status = 'DRAFT'`;
    const { rows } = await this.pool.query<{ id: string }>(sql, [ids]);
    const actor = { ...personActor({ userId: id, email, group: 'author' }), formerIds: ids };
    for (const draft of rows)
      await this.articles.execute(draft.id, () => ({ type: 'DeleteDraft', data: {} }), {
        actor,
        meta: { correlationId: `erasure-${id}` },
      });
  }
}

/** A mail whose recipients are all this person, so that no text in it concerns another reader. */
const isMailTo =
  ({ addresses }: PersonRecord) =>
  ({ type }: RecordedEvent, texts: ReadonlyMap<string, string>): boolean =>
    type === 'MailRequested' &&
    [...texts].every(([path, text]) => !/^(?:to|cc)\./.test(path) || addresses.includes(text.trim().toLowerCase()));
