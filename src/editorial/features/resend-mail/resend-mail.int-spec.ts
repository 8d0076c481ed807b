import type { Pool } from 'pg';
import { EMAIL_LOG } from '../../../../projections/email-log';
import type { TestApp } from '../../../../test/support/app/app';
import { startTestApp } from '../../../../test/support/app/app';
import { until } from '../../../../test/support/database/read-models';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { EmailLogEntry } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

describe('sending a mail again', () => {
  let app: TestApp;
  let story: OfficeStory;
  let request: string;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('rita@example.org', 'reviewer', { firstName: 'Rita', lastName: 'Reviewer' });
    story = await OfficeStory.inSelection(app);
    request = await story.invite('rita@example.org');
  });
  afterAll(() => app.stop());

  const log = async (): Promise<EmailLogEntry[]> =>
    (await ok((await story.as('editor')).get(story.path('mail-log')))).body as EmailLogEntry[];
  const invitation = async (): Promise<EmailLogEntry> => {
    const found = (await log()).find((mail) => mail.type === 'REVIEW_INVITATION' && mail.resendOf === null);
    if (!found) throw new Error('There is no invitation in the log');
    return found;
  };
  const sent = (id: string) =>
    until(async () => (await log()).find((mail) => mail.id === id)?.state === 'SENT', `the mail ${id}`);
  const resend = async (mailId: string, who = 'editor') =>
    (await story.as(who)).post(story.path(`mail-log/${mailId}/resend`));
  const keyIn = (html: string): string => /key=([\w-]+)/.exec(html)?.[1] ?? '';

  it('is for a mail that was not taken, as the log says in the language of its reader', async () => {
    const { id } = await invitation();
    await sent(id);
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const stored = 'Not taken by the mail server for a@b.org, c@d.org';
    await pool.query(`UPDATE ${EMAIL_LOG} SET error = $2 WHERE mail_id = $1`, [id, stored]);
    const errors = async (language: string) => {
      const answer = (await story.as('editor')).get(story.path('mail-log'), {}, { 'Accept-Language': language });
      return ((await ok(answer)).body as EmailLogEntry[]).flatMap(({ error }) => error ?? []);
    };
    expect(await errors('en')).toEqual([stored]);
    expect(await errors('nl')).toEqual(['De mailserver nam het niet aan voor a@b.org, c@d.org']);
    await pool.query(`UPDATE ${EMAIL_LOG} SET error = NULL WHERE mail_id = $1`, [id]);
  });

  it('sends it once more with the same link, and the logs keep both', async () => {
    const { id, subject } = await invitation();
    await sent(id);
    await ok(resend(id));
    const again = (await log()).find((mail) => mail.resendOf === id);
    expect(again).toMatchObject({ type: 'REVIEW_INVITATION', mailTo: ['rita@example.org'], subject });
    await sent(again?.id ?? '');
    const keys = (await app.mails('rita@example.org'))
      .filter((mail) => mail.kind === 'REVIEW_INVITATION')
      .map((mail) => keyIn(mail.html));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('');
    const entries = (await ok((await story.as('editor')).get(story.path('log')))).body as { description: string }[];
    expect(entries[0]?.description).toBe(`A mail "${subject}" goes again to rita@example.org.`);
  });

  it('does not change the version of the article, so no one has to reload', async () => {
    const { id } = await invitation();
    const before = (await story.article()).version;
    await ok(resend(id));
    expect((await story.article()).version).toBe(before);
  });

  it('refuses a mail that does not exist, and one of another article', async () => {
    const other = await OfficeStory.inSelection(app);
    const { id } = await invitation();
    expect((await resend('no-such-mail')).status).toBe(404);
    expect((await (await other.as('editor')).post(other.path(`mail-log/${id}/resend`))).status).toBe(404);
  });

  it('gives every mail a reply address, because its sender address is not read', async () => {
    const mails = await log();
    expect(mails.length).toBeGreaterThan(1);
    expect(mails.filter(({ replyTo }) => replyTo === null)).toEqual([]);
  });

  it('refuses an invitation whose request is closed: its links no longer work', async () => {
    const { id } = await invitation();
    await story.answer('rita@example.org', request, false);
    const answer = await resend(id);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('is closed');
  });
});
