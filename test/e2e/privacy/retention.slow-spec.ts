import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { verify } from '../../../projections/runner/rebuild/verify';
import type { RetentionDryRun, RetentionState } from '../../../src/contracts';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { newestSeals, publicKeyOf, Sealer, signingKeyOf, verifyLog } from '../../../src/platform/log-proof';
import { inTransaction, PG_POOL } from '../../../src/platform/postgres';
import { openSecurityLog } from '../../../src/platform/security-log';
import { Retention } from '../../../src/privacy/retention/retention';
import { startTestApp, type TestApp } from '../../support/app/app';
import { aMail } from '../../support/article/article-people';
import { CommandedArticle } from '../../support/article/commanded-article';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { body } from '../../support/stories/submission-steps';
import { CANARIES } from '../access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory, TITLE } from '../access/leaks/leak-story';
import { allFiles, allRows, logText, placesOf } from './all-bytes';
import { hurryKeys } from './erase';

const NO_RETENTION_LIMITS = {
  ...{ retainRejectedMonths: 0, retainWithdrawnMonths: 0, retainDraftDays: 0 },
  ...{ retainMailMonths: 0, retainSecurityLogMonths: 0 },
};
const NONE = { rejected: 0, withdrawn: 0, drafts: 0, files: 0, mails: 0, securityLog: 0 };
/** Words that only one person wrote, and only on the article that is erased. */
const ERASED_TEXTS = [
  TITLE,
  CANARIES.coverLetter,
  CANARIES.authorNote,
  CANARIES.oneText,
  CANARIES.oneToEditor,
  CANARIES.officeNote,
];

describe.each(['Postgres', 'EventStoreDB'])('the retention of articles whose events are in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let cast: Cast;
  let pool: Pool;
  let rejected: string;
  let kept: CommandedArticle;

  const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });
  const webmaster = () => app.signInAs('webmaster');
  const statistics = async (): Promise<unknown> => {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'rm' AND table_name LIKE '%fact%' ORDER BY 1",
    );
    const found: unknown[] = [];
    for (const { name } of rows) {
      const facts = await pool.query<{ row: string }>(`SELECT to_jsonb(t) AS row FROM rm.${name} t`);
      found.push([name, facts.rows.map(({ row }) => JSON.stringify(row)).sort()]);
    }
    return found;
  };
  const draftOf = (title: string): Promise<CommandedArticle> =>
    CommandedArticle.draft(app.nest, { uploader: cast.author, editor: cast.editor, fields: { articleTitle: title } });
  const apply = (): Promise<void> => app.nest.get(Retention, { strict: false }).apply();
  const placesWith = async (words: readonly string[]): Promise<string[]> => {
    const rows = await allRows(pool);
    rows.set('the log', await logText(get<EventStore>(STORED_LOG)));
    rows.set('the log as it is read', await logText(get<EventStore>(EVENT_STORE)));
    for (const [path, text] of allFiles(get<AppConfig>(APP_CONFIG).dataDir)) rows.set(path, text);
    return placesOf(words, rows);
  };
  const verifySeals = async () => {
    const key = signingKeyOf(get<AppConfig>(APP_CONFIG).logSigningKey);
    return verifyLog({ pool, log: get<EventStore>(EVENT_STORE).stored, publicKey: publicKeyOf(key) });
  };

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? { DAILY_RUN: 'off' } : { EVENT_STORE_URL: double.url } });
    hurryKeys(app);
    pool = get<Pool>(PG_POOL);
    cast = await castOf(app);
    const { article } = await LeakStory.create(app, cast, cast.author);
    await article.decide('REJECTED');
    rejected = article.id;
    const draft = await draftOf('A forgotten draft');
    const file = await draft.file({ designation: 'Additional' }, 'Forgotten bytes');
    await draft.run({ type: 'AddFile', data: { file, reusedFrom: null } }, draft.uploader);
    app.clock.advance({ days: 40 });
    kept = await CommandedArticle.draft(app.nest, {
      ...{ uploader: cast.author, editor: cast.editor, fields: { articleTitle: 'A title that stays' } },
    });
    await kept.overview();
    await kept.submitAndPass();
    const mail = {
      ...aMail(`${kept.id}-letter`, 'AUTHOR_LETTER'),
      to: [cast.coAuthor.email],
      html: '<p>An old letter</p>',
    };
    await kept.run({ type: 'WriteToAuthor', data: { mail } }, cast.editor);
    await draftOf('A young draft');
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  it('keeps everything permanently by default', async () => {
    const state = body<RetentionState>(await (await webmaster()).get('/retention'));
    expect(state).toMatchObject({ settings: NO_RETENTION_LIMITS, due: NONE, lastRun: null });
    await apply();
    expect((await placesWith([TITLE])).length).toBeGreaterThan(0);
    expect(body<RetentionState>(await (await webmaster()).get('/retention')).lastRun).toBeNull();
  });

  it('shows what a run would do, and changes nothing before it is confirmed', async () => {
    const client = await webmaster();
    const settings = { ...NO_RETENTION_LIMITS, retainRejectedMonths: 1, retainDraftDays: 30 };
    const dry = body<RetentionDryRun>(
      await client.get('/retention/dry-run?retainRejectedMonths=1&retainDraftDays=30&page=0&size=1'),
    );
    // The file of the draft and the file that the office added. All others have the same bytes as those of an article that stays.
    expect(dry).toMatchObject({ counts: { ...NONE, rejected: 1, drafts: 1, files: 2 }, total: 2 });
    expect(dry.items).toMatchObject([{ articleId: rejected, kind: 'REJECTED' }]);
    expect((await client.post('/retention', { ...settings, confirmed: false })).status).toBe(422);
    expect((await client.post('/retention', { ...settings, retainDraftDays: -1, confirmed: true })).status).toBe(400);
    await client.post('/settings', { retainRejectedMonths: 1 });
    expect(body<RetentionState>(await client.get('/retention')).settings).toEqual(NO_RETENTION_LIMITS);
    const changed = body<RetentionState>(await client.post('/retention', { ...settings, confirmed: true }));
    expect(changed).toMatchObject({ settings, due: dry.counts });
    // There is a day to reconsider.
    expect(Date.parse(changed.nextRun)).toBeGreaterThan(app.clock.now().getTime());
    expect((await (await app.as('editor')).get('/retention')).status).toBe(403);
  });

  it('erases texts and files of rejected articles and drafts, and leaves the rest', async () => {
    const key = signingKeyOf(get<AppConfig>(APP_CONFIG).logSigningKey);
    await new Sealer(pool, get<EventStore>(EVENT_STORE).stored, key).seal(app.clock.now());
    const before = await statistics();
    expect((await placesWith(ERASED_TEXTS)).length).toBeGreaterThan(ERASED_TEXTS.length);
    await apply();
    expect(await placesWith([...ERASED_TEXTS, 'A forgotten draft', 'Forgotten bytes'])).toEqual([]);
    expect(await statistics()).toEqual(before);
    expect((await placesWith(['A title that stays', 'A young draft', 'An old letter'])).length).toBeGreaterThan(3);
    const { rows } = await pool.query<{ status: string; title: string }>(
      'SELECT status, title FROM rm.article_card WHERE article_id = $1',
      [rejected],
    );
    expect(rows).toEqual([{ status: 'REJECTED', title: '[erased]' }]);
    const verified = await verify(pool, get<EventStore>(EVENT_STORE), PROJECTIONS);
    expect([verified.problems, verified.differences]).toEqual([[], []]);
    expect(await newestSeals(pool, 1)).toHaveLength(1);
    expect(await verifySeals()).toMatchObject({ findings: [], sealFaults: [] });
    const state = body<RetentionState>(await (await webmaster()).get('/retention'));
    expect(state.due).toEqual(NONE);
    expect(state.lastRun?.counts).toMatchObject({ rejected: 1, mails: 0 });
    const log = await pool.query("SELECT after FROM app.security_log WHERE action = 'RETENTION_APPLIED'");
    expect(log.rows).toEqual([{ after: state.lastRun?.counts }]);
  });

  it('removes texts and addresses from old mails, and leaves their article', async () => {
    app.clock.advance({ days: 70 });
    const client = await webmaster();
    await client.post('/retention', { ...NO_RETENTION_LIMITS, retainMailMonths: 2, confirmed: true });
    expect((await placesWith(['An old letter'])).length).toBeGreaterThan(1);
    await apply();
    expect(await placesWith(['An old letter'])).toEqual([]);
    expect((await placesWith(['A title that stays'])).length).toBeGreaterThan(1);
    const { rows } = await pool.query<{ subject: string; mail_to: string[]; kind: string }>(
      'SELECT subject, mail_to, kind FROM rm.email_log WHERE mail_id = $1',
      [`${kept.id}-letter`],
    );
    expect(rows).toEqual([
      { subject: '[erased]', kind: 'AUTHOR_LETTER', mail_to: [expect.stringMatching(/@erased\.invalid$/)] },
    ]);
    const verified = await verify(pool, get<EventStore>(EVENT_STORE), PROJECTIONS);
    expect([verified.problems, verified.differences]).toEqual([[], []]);
    expect(await verifySeals()).toMatchObject({ findings: [], sealFaults: [] });
    // The article continues: new texts are kept.
    await kept.run({ type: 'AddNote', data: { noteId: `${kept.id}-new`, note: '<p>A new note</p>' } }, cast.editor);
    expect(await placesWith(['A new note'])).not.toEqual([]);
  });

  it('deletes old entries of the security log', async () => {
    await inTransaction(pool, async (db) => {
      await openSecurityLog(db);
      await db.query("UPDATE app.security_log SET at = '2001-01-01' WHERE action = 'SETTINGS_CHANGED'");
    });
    const client = await webmaster();
    await client.post('/retention', { ...NO_RETENTION_LIMITS, retainSecurityLogMonths: 12, confirmed: true });
    await apply();
    const { rows } = await pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM app.security_log WHERE at < '2002-01-01'",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
