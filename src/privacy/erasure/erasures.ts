import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type ErasurePreview, normalEmail } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import { closeAccounts } from './closing/close-accounts';
import { ErasePersonJob } from './erase-person.job';
import { erasureCounts } from './erasure-counts';
import { type PersonRecord, personRecord } from './person-record';

const CONFIRM = 'Please type the email address of the account to confirm.';

/** The erasure of a person by a webmaster: its preview and its start (lifecycle, section 6 (2)). */
@Injectable()
export class Erasures {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly notifications: ProcessNotifications,
    private readonly job: ErasePersonJob,
  ) {}

  /** @throws ApiProblem 404 for an unknown or erased account, 403 for one's own. */
  async preview(user: RequestUser, userId: string): Promise<ErasurePreview> {
    const person = await this.person(user, userId);
    const { first, last } = person.names[0] ?? { first: '', last: '' };
    return {
      id: person.id,
      name: `${first} ${last}`,
      email: person.email,
      ...(await erasureCounts(this.pool, person, user)),
    };
  }

  /** From here on no one can sign in to the account; a job does the rest. @throws as `preview`, 400 without the confirmation. */
  async begin(user: RequestUser, userId: string, confirmation: string): Promise<void> {
    const person = await this.person(user, userId);
    if (normalEmail(confirmation) !== normalEmail(person.email))
      throw new ApiProblem('VALIDATION_FAILED', CONFIRM, { confirmation: CONFIRM });
    await inTransaction(this.pool, async (db) => {
      // An erasure whose attempts were used up, or that an older backup does not have, begins again.
      await db.query(
        `INSERT INTO app.erasures (user_id, requested_by, requested_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET finished_at = NULL`,
        [person.id, user.userId, this.clock.now()],
      );
      await closeAccounts(db, this.notifications, person.ids);
      await this.log.record({ action: 'PERSON_ERASED', by: user, userId: person.id }, db);
      await this.job.enqueue(person.id, db);
    });
  }

  private async person(user: RequestUser, userId: string): Promise<PersonRecord> {
    const sql = 'SELECT FROM app.users u WHERE u.id::text = $1 AND u.merged_into IS NULL AND NOT u.deleted';
    const known = (await this.pool.query(sql, [userId])).rowCount !== 0;
    const person = known ? await personRecord(this.pool, userId) : null;
    if (!person) throw new ApiProblem('NOT_FOUND', 'This user does not exist.');
    if (user.realUserId !== null)
      throw new ApiProblem('FORBIDDEN', 'A person cannot be erased while you are signed in as another user.');
    if (person.ids.includes(user.userId))
      throw new ApiProblem('FORBIDDEN', 'Another webmaster has to erase your own account.');
    return person;
  }
}
