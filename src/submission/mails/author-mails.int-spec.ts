import type { Pool } from 'pg';
import { EMAIL_LOG } from '../../../projections/email-log';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import { type ArticleCommand, Articles, personActor } from '../../article';
import type { MailKind } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** Each mail is requested, sent over SMTP to the mail catcher, and is in the e-mail log as sent. */
describe('the mails to authors', () => {
  let app: TestApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const rowsOf = async (sql: string, values: unknown[]): Promise<unknown[]> =>
    (await app.nest.get<Pool>(PG_POOL, { strict: false }).query(sql, values)).rows;
  const office = async (id: string, command: ArticleCommand): Promise<void> => {
    const { user } = await app.as('editor');
    const actor = personActor({ userId: user.id, email: user.email, group: 'editor' });
    const articles = app.nest.get(Articles, { strict: false });
    await articles.execute(id, () => command, { actor, meta: { correlationId: 'spec' } });
  };

  /** @throws Error when the mail is not requested, not logged as sent, or not caught, within 10 s each. */
  async function expectSent(kind: MailKind, to: string, articleId: string | null): Promise<void> {
    const { subject } = await app.mailTo(to, kind);
    await until(`${kind} to ${to} in the log`, async () => {
      const sql = `SELECT state FROM ${EMAIL_LOG} WHERE kind = $1 AND $2 = ANY(mail_to) AND sent_at IS NOT NULL
        AND failed_at IS NULL AND article_id IS NOT DISTINCT FROM $3`;
      return (await rowsOf(sql, [kind, to, articleId]))[0];
    });
    const sql = 'SELECT 1 FROM app.caught_mails WHERE $1 = ANY(recipients) AND subject = $2';
    expect(await rowsOf(sql, [to, subject])).toHaveLength(1);
  }

  it('welcome a person who has registered', async () => {
    const email = 'new@example.org';
    const password = 'A long enough Passw0rd!';
    const person = { firstName: 'New', lastName: 'Author', country: 'Netherlands', email, emailRepeat: email };
    body(await app.visitor.post('/register', { ...person, password, passwordRepeat: password }));
    await expectSent('REGISTRATION', email, null);
  });

  it('notify all authors of submission, correction, revision and the uploader of the withdrawal', async () => {
    const to = ['author@example.org', 'co@example.org'];
    const { id } = await steps.completeDraft();
    const co = { firstName: 'Co', lastName: 'Author', email: 'co@example.org' };
    const { id: coId } = body<{ id: string }>(await author.post('/article/author/save', co));
    body(await author.post(`/article/${id}/update`, { authorsIds: [author.userId, coId] }));
    await steps.overview(id);
    const { files } = await steps.submit(id);
    for (const one of to) await expectSent('SUBMISSION_RECEIVED', one, id);

    const mail = { mailId: 'cr', kind: 'CORRECTION_REQUEST' as const, to: ['author@example.org'], cc: [] };
    const request = { ...mail, replyTo: null, subject: 'S', html: '<p>T</p>', assignmentId: null };
    const data = { correctionId: 'c1', reason: 'Figures', description: '<p>Please</p>', mail: request };
    await office(id, { type: 'RequestCorrection', data });
    const figure = files.find((file) => file.type === 'Figure');
    body(await author.post(`/article/${id}/remove-file/${figure?.id}`));
    body(await author.post(`/article/${id}/submit-correction`, { articleId: id, files: [] }));
    for (const one of to) await expectSent('CORRECTION_RECEIVED', one, id);

    await office(id, { type: 'Override', data: { status: 'MINOR_REVISION', reason: 'r', mail: null } });
    await steps.addFile(id, 'RebuttalLetter', 'rebuttal.docx');
    await steps.addFile(id, 'MarkedManuscript', 'manuscript-marked.docx');
    await steps.addFile(id, 'UnmarkedManuscriptPDF', 'manuscript-revised.docx');
    body(await author.post(`/article/${id}/submit-revision`, { articleId: id, files: [], confirmed: true }));
    for (const one of to) await expectSent('REVISION_RECEIVED', one, id);

    body(await author.post(`/article/${id}/withdraw`, { reason: 'An error in the data' }));
    await expectSent('WITHDRAWAL', 'author@example.org', id);
  });
});
