import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory } from '../../../test/support/stories/office-story';
import type { MailTemplateView } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

describe('the mail templates', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  });
  afterAll(() => app.stop());

  const one = async (name: string): Promise<MailTemplateView> => {
    const { body } = await webmaster.get('/mail-templates');
    const found = (body as MailTemplateView[]).find((template) => template.name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  const suggestionOf = async (story: OfficeStory): Promise<{ subject: string; message: string }> =>
    (await (await app.as('editor')).get(story.path('editor/get-mail'), { status: 'ACCEPTED' })).body as never;
  const welcome = async (email: string): Promise<string> => {
    const names = {
      firstName: 'Wanda',
      lastName: 'New',
      institute: 'AMC',
      country: 'Belgium',
      phoneNumber: '+31205669111',
    };
    const passwords = { password: 'long enough 1!', passwordRepeat: 'long enough 1!' };
    await app.visitor.post('/register', { title: 'Dr.', ...names, email, emailRepeat: email, ...passwords });
    return (await app.mailTo(email, 'REGISTRATION')).subject;
  };

  it('are listed with what each is for and the variables it has', async () => {
    const { name, ...template } = await one('decision-accepted');
    expect([name, template.kind, template.isChanged, template.isUsable]).toEqual([
      'decision-accepted',
      'DECISION',
      false,
      true,
    ]);
    expect(template.body).toBe(template.defaultBody);
    expect(template.variables.find((variable) => variable.name === 'reviews')).toEqual({
      ...{ name: 'reviews', kind: 'rich', mayBeEmpty: true, isNeeded: false },
      ...{ label: 'Reviews', asked: 'there are reviews', meaning: expect.stringContaining('without names') },
    });
    expect(template.variables.every(({ meaning }) => meaning !== '')).toBe(true);
  });

  it('show when reminders are sent by the present settings', async () => {
    expect((await one('revision-reminder')).when).toBe('3 days before, on and 7 days after the date of a revision');
    await webmaster.post('/settings', { reminderDaysBefore: 1, reminderDaysAfter: 10 });
    expect((await one('revision-reminder')).when).toBe('1 day before, on and 10 days after the date of a revision');
    expect((await one('reminder')).when).toContain('and 1 day before, on and 10 days after a date');
  });

  it('are used by suggestions and mails as soon as they are changed, and replaced by the default once they are reset', async () => {
    const story = await OfficeStory.inSelection(app);
    await webmaster.post('/mail-templates/decision-accepted', {
      subject: 'Yes: {{number}}',
      body: '<p>{{title}} <em>is in</em></p>',
    });
    const { subject, message } = await suggestionOf(story);
    expect([subject, message]).toEqual([`Yes: ${story.number}`, expect.stringMatching(/^<p>.+ <em>is in<\/em><\/p>$/)]);
    await webmaster.post('/mail-templates/registration', { subject: 'Hello, {{name}}', body: '<p>{{confirmUrl}}</p>' });
    expect(await welcome('wanda@example.net')).toBe('Hello, Wanda New');

    expect((await webmaster.post('/mail-templates/decision-accepted/reset')).body).toMatchObject({ isChanged: false });
    expect((await suggestionOf(story)).subject).not.toContain('Yes');
    expect((await webmaster.post('/mail-templates/registration/reset')).status).toBe(200);
    expect(await welcome('wim@example.net')).toMatch(/^Confirm your address at/);
  });

  it('can be previewed before they are saved, with sample values in a whole document', async () => {
    const text = { subject: '{{number}}: a word', body: '<p>Dear {{#if name}}{{name}}{{/if}}, see {{title}}</p>' };
    const { status, body } = await webmaster.post('/mail-templates/cancelled/preview', text);
    expect([status, body]).toMatchObject([200, { subject: '2026-14: a word' }]);
    expect(body).toMatchObject({
      html: expect.stringMatching(/^<!doctype html>[\s\S]*Dear Jane Porter, see Length of stay/),
      text: expect.stringMatching(/^Dear Jane Porter, see Length of stay/),
    });
    expect((await one('cancelled')).isChanged).toBe(false);
  });

  it('are refused with the line of the error, and then stay unchanged', async () => {
    const wrong = { subject: 'A', body: '<p>Dear authors</p>\n<p>{{reviewer}} wrote</p>\n<script>1</script>' };
    for (const path of ['decision-rejected', 'decision-rejected/preview']) {
      const { status, body } = await webmaster.post(`/mail-templates/${path}`, wrong);
      expect([status, body.details]).toEqual([
        400,
        { body: "Line 2: This mail has no variable 'reviewer'. Line 3: <script> cannot be used in a mail." },
      ]);
    }
    expect((await webmaster.post('/mail-templates/decision-rejected', { subject: 7, body: null })).status).toBe(400);
    expect((await webmaster.post('/mail-templates/nothing', { subject: 'A', body: 'b' })).status).toBe(404);
    expect((await webmaster.post('/mail-templates/__proto__/reset')).status).toBe(404);
    expect((await one('decision-rejected')).isChanged).toBe(false);
  });

  it('are not overwritten by a person who edited an older text', async () => {
    const text = (word: string): object => ({ subject: 'S', body: `<p>${word}</p>` });
    const first = (await webmaster.post('/mail-templates/thanks', { ...text('one'), changedAt: null })).body;
    const stale = await webmaster.post('/mail-templates/thanks', { ...text('two'), changedAt: null });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      expect.stringMatching(/^This template was changed by .+\. Please reload the page\.$/),
    ]);
    const next = await webmaster.post('/mail-templates/thanks', { ...text('three'), changedAt: first.changedAt });
    expect([next.status, next.body.changedBy]).toEqual([200, expect.any(String)]);
    await webmaster.post('/mail-templates/thanks/reset');
  });

  it('record the texts before and after in the security log', async () => {
    const { defaultSubject, defaultBody } = await one('received');
    const text = { subject: 'S', body: '<p>b</p>' };
    await webmaster.post('/mail-templates/received', text);
    await webmaster.post('/mail-templates/received', text);
    await webmaster.post('/mail-templates/received/reset');
    const { rows } = await pool.query(
      "SELECT action, actor_id, before, after FROM app.security_log WHERE subject = 'received' ORDER BY id",
    );
    const own = { subject: defaultSubject, body: defaultBody };
    expect(rows).toEqual([
      { action: 'MAIL_TEMPLATE_CHANGED', actor_id: webmaster.userId, before: own, after: text },
      { action: 'MAIL_TEMPLATE_RESET', actor_id: webmaster.userId, before: text, after: own },
    ]);
  });

  it.each(['{{#if name}', '<p>{{reviewer}}</p>', '<p>{{nothing}}</p>', ''])(
    'are replaced by the default when the stored text cannot be used: %j',
    async (body) => {
      // As an older version of the program, or a manual change of the database, may have left it.
      await pool.query(
        "INSERT INTO app.mail_templates (template, subject, body, changed_at, changed_by, language) VALUES ('identity/registration', 'Broken', $1, now(), $2, 'en') ON CONFLICT (template, language) DO UPDATE SET body = $1",
        [body, webmaster.userId],
      );
      await until('the stored template to be read', async () =>
        (await one('registration')).body === body ? true : undefined,
      );
      expect(await one('registration')).toMatchObject({ isUsable: false, isChanged: true });
      expect(await welcome(`w${body.length}@example.net`)).toMatch(/^Confirm your address at/);
    },
  );
});
