import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { keysOfViewer, notInvolved } from '../../../../projections/article-card';
import { EMAIL_LOG } from '../../../../projections/email-log';
import { FAILED_MAIL_DAYS, type ServiceFigures } from '../../../contracts';
import { lastBackup } from '../../../platform/backup/last-backup';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';

/** A mail that was sent again is no longer counted. Mails about the webmaster's own articles are behind the conflict wall. */
const FAILED = `SELECT count(*)::int AS failed FROM ${EMAIL_LOG} m
  WHERE m.requested_at >= $2 AND m.state = 'FAILED'
    AND m.mail_id NOT IN (SELECT resend_of FROM ${EMAIL_LOG} WHERE requested_at >= $2 AND resend_of IS NOT NULL)
    AND (m.article_id IS NULL OR ${notInvolved('$1', 'm')})`;

interface GetServiceFigures {
  user: RequestUser;
}

/** Mails that failed and the newest backup (screens, 'Home'). */
@Injectable()
export class GetServiceFiguresReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read({ user }: GetServiceFigures): Promise<ServiceFigures> {
    const since = new Date(this.clock.now().getTime() - FAILED_MAIL_DAYS * 86_400_000);
    const [{ rows }, backup] = await Promise.all([
      this.pool.query<{ failed: number }>(FAILED, [keysOfViewer(user), since]),
      lastBackup(this.pool),
    ]);
    return { failedMails: rows[0]?.failed ?? 0, lastBackupAt: backup?.at.toISOString() ?? null };
  }
}
