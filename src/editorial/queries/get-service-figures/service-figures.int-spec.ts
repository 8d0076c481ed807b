import type { Pool } from 'pg';
import { EMAIL_LOG } from '../../../../projections/email-log';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { until } from '../../../../test/support/database/read-models';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { EmailLogEntry, ServiceFigures } from '../../../contracts';
import { recordBackup } from '../../../platform/backup/last-backup';
import { PG_POOL } from '../../../platform/postgres';

const WALLED = 'service-walled@example.net';

describe('the figures of the service', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await app.addPerson(WALLED, 'webmaster');
  });
  afterAll(() => app.stop());

  const seenBy = async (who: string): Promise<ServiceFigures> =>
    (await ok((await app.as(who)).get('/office/service-figures'))).body as ServiceFigures;

  it('name the newest backup, and none before the first', async () => {
    expect(await seenBy('webmaster')).toEqual({ failedMails: 0, lastBackupAt: null });
    const at = app.clock.now();
    await recordBackup(pool, { at, events: 1, files: 0 });
    expect((await seenBy('webmaster')).lastBackupAt).toBe(at.toISOString());
  });

  it('count a mail that failed for a month, but not for an author of its article', async () => {
    const story = await OfficeStory.inSelection(app, 'author', [WALLED]);
    await story.invite('reviewer');
    const log = async (): Promise<EmailLogEntry[]> =>
      (await ok((await app.as('editor')).get(story.path('mail-log')))).body as EmailLogEntry[];
    const sent = (await log()).find(({ type }) => type === 'REVIEW_INVITATION')?.id ?? '';
    await until(async () => (await log()).find(({ id }) => id === sent)?.state === 'SENT', 'the invitation');
    await pool.query(`UPDATE ${EMAIL_LOG} SET state = 'FAILED' WHERE mail_id = $1`, [sent]);
    expect((await seenBy('webmaster')).failedMails).toBe(1);
    expect((await seenBy(WALLED)).failedMails).toBe(0);
    app.clock.advance({ days: 31 });
    // All sessions have expired at this point.
    await app.addPerson('service-later@example.net', 'webmaster');
    expect((await seenBy('service-later@example.net')).failedMails).toBe(0);
  });
});
