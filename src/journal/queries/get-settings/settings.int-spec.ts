import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { type BrandPreview, DEFAULT_SETTINGS, PUBLIC_LIMITS, type PublicSettings } from '../../../contracts';
import { loadConfig } from '../../../platform/config/config';
import { PG_POOL } from '../../../platform/postgres';
import { SettingsStore } from '../../../platform/settings';

const PUBLIC = [
  ...PUBLIC_LIMITS,
  ...[
    'bannerText',
    'brandRamp',
    'defaultLanguage',
    'demoAccounts',
    'editorLicenceKey',
    'journalName',
    'logo',
    'mailCatcherUrl',
    'signInProviders',
    'supportEmail',
  ],
].sort();

describe('the settings', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  it('show their public part to everyone, and all of them to a webmaster', async () => {
    for (const client of [app.visitor, await app.as('author'), await app.as('editor')]) {
      const { status, body } = await client.get('/settings');
      expect([status, Object.keys(body as object).sort()]).toEqual([200, PUBLIC]);
    }
    const { body } = await webmaster.get('/settings');
    expect(Object.keys(body as object).sort()).toEqual(
      [...new Set([...PUBLIC, ...Object.keys(DEFAULT_SETTINGS), 'defaults'])].sort(),
    );
    expect(body).toMatchObject({ reviewDueDays: 21, journalName: 'Quire', demoAccounts: [] });
  });

  it.each([
    [
      { MAIL_FROM: 'Office <office@journal.example.org>', WEBMASTER_EMAIL: 'me@example.org' },
      'office@journal.example.org',
    ],
    [{ MAIL_FROM: 'no-reply@journal.example.org', WEBMASTER_EMAIL: 'me@example.org' }, 'me@example.org'],
    [{ WEBMASTER_EMAIL: 'me@example.org' }, 'me@example.org'],
  ])('of a journal in service ask for no feedback and contain its own address: %j', async (env, supportEmail) => {
    const production = { JWT_SECRET: 'x'.repeat(32), NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const settings = await new SettingsStore(pool, loadConfig({ ...production, ...env })).current();
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, bannerText: '', supportEmail });
  });

  it('are changed by a webmaster, in part, and apply immediately', async () => {
    const changes = { reviewDueDays: 10, bannerText: 'New' };
    const changed = await webmaster.post('/settings', { ...changes, unknown: 'x' });
    expect([changed.status, changed.body]).toEqual([200, { ...DEFAULT_SETTINGS, ...changes }]);
    expect((await webmaster.get('/settings')).body).toMatchObject(changes);
    expect((await app.visitor.get('/settings')).body).toMatchObject({ bannerText: 'New' });
  });

  it('are logged with their former value and the person; a setting reset to its default is no longer stored', async () => {
    const { rows } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query("SELECT before, after, actor_id FROM app.security_log WHERE action = 'SETTINGS_CHANGED' ORDER BY id");
    const { bannerText, reviewDueDays } = DEFAULT_SETTINGS;
    expect(rows).toEqual([
      {
        before: { reviewDueDays, bannerText },
        after: { reviewDueDays: 10, bannerText: 'New' },
        actor_id: webmaster.userId,
      },
    ]);
    expect((await webmaster.post('/settings', { reviewDueDays, bannerText: 'New' })).body).toMatchObject({
      reviewDueDays,
    });
    const stored = await app.nest.get<Pool>(PG_POOL, { strict: false }).query('SELECT name, value FROM app.settings');
    expect(stored.rows).toEqual([{ name: 'bannerText', value: 'New' }]);
  });

  it('have a default language, which everyone may see, and which must be a supported one', async () => {
    expect((await app.visitor.get('/settings')).body.defaultLanguage).toBe('en');
    expect((await webmaster.post('/settings', { defaultLanguage: 'nl' })).body.defaultLanguage).toBe('nl');
    expect((await app.visitor.get('/settings')).body.defaultLanguage).toBe('nl');
    const refused = await webmaster.post('/settings', { defaultLanguage: 'de' });
    expect([refused.status, refused.body.details]).toEqual([
      400,
      { defaultLanguage: 'Please choose a language from the list.' },
    ]);
    await webmaster.post('/settings', { defaultLanguage: 'en' });
  });

  it('show everyone the limits that a webmaster has set, since forms check them before the server does', async () => {
    const limits = { abstractWordsOriginal: 300, abstractWordsOther: 120, maxKeywords: 3, maxUploadBytes: 1_048_576 };
    expect((await webmaster.post('/settings', limits)).status).toBe(200);
    expect((await app.visitor.get('/settings')).body).toMatchObject(limits);
  });

  it.each([
    [{ answerDueDays: 0 }],
    [{ reviewDueDays: '21' }],
    [{ minorRevisionDays: 1.5 }],
    [{ defaultReviewersRequired: 5 }],
    [{ maxUploadBytes: null }],
    [{ bannerText: 'x'.repeat(501) }],
    [{ bannerText: 7 }],
    [{ reminderHour: 24 }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ supportEmail: 'office' }],
  ])('refuse %j', async (wrong) => {
    const before = (await webmaster.get('/settings')).body as object;
    const answer = await webmaster.post('/settings', { ...wrong, associateDueDays: 3 });
    expect([answer.status, Object.keys(answer.body.details as object)]).toEqual([400, Object.keys(wrong)]);
    expect((await webmaster.get('/settings')).body).toEqual(before);
  });

  it.each(['author', 'reviewer', 'editor', 'assistant', 'associate editor'])(
    'cannot be changed by %s',
    async (group) => {
      expect((await (await app.as(group)).post('/settings', { reviewDueDays: 1 })).status).toBe(403);
      expect((await app.visitor.post('/settings', { reviewDueDays: 1 })).status).toBe(401);
    },
  );

  it('show everyone the shades of the brand colour, which a webmaster previews', async () => {
    const preview = await webmaster.get('/settings/brand', { colour: '#FFE600' });
    expect(preview.body).toMatchObject({ adjusted: true });
    expect((await webmaster.get('/settings/brand', { colour: 'red' })).status).toBe(400);
    expect((await webmaster.post('/settings', { brandColour: 'url(x)' })).status).toBe(400);
    await webmaster.post('/settings', { brandColour: '#FFE600' });
    const { ramp } = preview.body as BrandPreview;
    expect((await app.visitor.get('/settings')).body).toMatchObject({ brandRamp: ramp });
    await webmaster.post('/settings', { brandColour: '' });
    expect((await app.visitor.get('/settings')).body).toMatchObject({ brandRamp: null });
  });
});

it('the sign-in page of a development server offers the existing demonstration accounts', async () => {
  const app = await startTestApp({ env: { NODE_ENV: 'development' } });
  const { body } = await app.visitor.get('/settings');
  // The test's accounts have the addresses of the demonstration accounts, except the associate editor's.
  expect((body as PublicSettings).demoAccounts.map((account) => account.group).sort()).toEqual([
    'assistant',
    'author',
    'editor',
    'reviewer',
    'webmaster',
  ]);
  await app.stop();
});
