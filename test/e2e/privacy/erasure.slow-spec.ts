import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { verify } from '../../../projections/runner/rebuild/verify';
import { exportByMonth } from '../../../src/article/export/by-month/export-by-month';
import type { ReviewerCertificate } from '../../../src/contracts';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { publicKeyOf, Sealer, signingKeyOf, verifyLog } from '../../../src/platform/log-proof';
import { PG_POOL } from '../../../src/platform/postgres';
import { rowsIn } from '../../support/analysis/event-folder';
import { startTestApp, type TestApp } from '../../support/app/app';
import { aMail, type Person } from '../../support/article/article-people';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { ok } from '../../support/stories/office-story';
import { body } from '../../support/stories/submission-steps';
import { CANARIES } from '../access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory, TITLE } from '../access/leaks/leak-story';
import { allFiles, allRows, logText, placesOf } from './all-bytes';
import { erase, hurryKeys } from './erase';
import { factsOf } from './statistics-facts';

const SEAL_KEY = signingKeyOf('the secret of this test, which is long enough');

describe.each(['Postgres', 'EventStoreDB'])('the erasure of people whose events are in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let cast: Cast;
  let pool: Pool;
  let articleId: string;
  let certificate: ReviewerCertificate;
  let facts: Record<string, unknown[]>;
  let exported: unknown[];

  const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });
  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? { DAILY_RUN: 'off' } : { EVENT_STORE_URL: double.url } });
    hurryKeys(app);
    pool = get<Pool>(PG_POOL);
    cast = await castOf(app);
    const story = await LeakStory.create(app, cast, cast.author);
    const { article } = story;
    articleId = article.id;
    const html = `<p>Dear Test Second, Test ${CANARIES.oneName} wrote ${CANARIES.oneText} on ${TITLE}. Kept words.</p>`;
    const mail = { ...aMail(`${article.id}-letter`, 'AUTHOR_LETTER'), to: [cast.coAuthor.email], html };
    await article.run({ type: 'WriteToAuthor', data: { mail } }, cast.editor);
    await story.decide();
    const one = await app.as(cast.one.email);
    certificate = body<ReviewerCertificate>(await one.post('/reviewing-record/certificates', { year: null }));
    await ok(one.post('/reviewing-record/naming', { naming: 'NAME' }));
    facts = await factsOf(pool);
    await new Sealer(pool, get<EventStore>(EVENT_STORE).stored, SEAL_KEY).seal(app.clock.now());
    exported = await exportedRows();
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  /** All events of a new export by month, in the order of the log. */
  async function exportedRows(): Promise<unknown[]> {
    const folder = await mkdtemp(join(tmpdir(), 'quire-erased-'));
    await exportByMonth(get<EventStore>(STORED_LOG), { folder, anew: false });
    const rows = (await rowsIn(folder)).sort((one, other) => (one.position < other.position ? -1 : 1));
    await rm(folder, { recursive: true });
    return rows;
  }

  async function placesWith(words: readonly string[]): Promise<string[]> {
    const rows = await allRows(pool);
    rows.set('the log', await logText(get<EventStore>(STORED_LOG)));
    rows.set('the log as it is read', await logText(get<EventStore>(EVENT_STORE)));
    for (const [path, text] of allFiles(get<AppConfig>(APP_CONFIG).dataDir)) rows.set(path, text);
    return placesOf(words, rows);
  }

  it('leaves nothing of a reviewer, an editor and an author, in any table, event or file', async () => {
    const words: [Person, string[]][] = [
      [cast.one, [CANARIES.oneName, CANARIES.oneEmail, CANARIES.oneText, CANARIES.oneToEditor, CANARIES.interests]],
      [cast.editor, [CANARIES.editorName, CANARIES.editorEmail, CANARIES.officeNote]],
      [cast.author, ['leak-author@example.org', TITLE, CANARIES.coverLetter, CANARIES.authorNote]],
    ];
    for (const [person, theirs] of words) {
      expect((await placesWith(theirs)).length).toBeGreaterThan(theirs.length);
      await erase(app, person);
      expect(await placesWith(theirs)).toEqual([]);
    }
  });

  it('leaves only the fact that a certificate was withdrawn', async () => {
    const { status, body: checked } = await app.visitor.get(`/certificate/${certificate.code}`);
    expect([status, checked]).toEqual([200, { status: 'WITHDRAWN' }]);
  });

  it('leaves the texts of other people, and their mails without the names', async () => {
    const log = await logText(get<EventStore>(EVENT_STORE));
    for (const word of [CANARIES.twoText, CANARIES.twoEmail, CANARIES.adviceDescription, CANARIES.declineReason])
      expect([word, log.includes(word)]).toEqual([word, true]);
    // The first name is one that all of them have.
    const [letter] = /<p>Dear [^"]*<\/p>/.exec(log.slice(log.indexOf('AUTHOR_LETTER'))) ?? [];
    expect(letter).toBe('<p>Dear [erased] Second, [erased] wrote [erased] on [erased]. Kept words.</p>');
    expect(log.includes(cast.coAuthor.email)).toBe(true);
  });

  it('finds nothing to take out of an export by month, which is the same before and after', async () => {
    const now = await exportedRows();
    expect(exported.length).toBeGreaterThan(30);
    expect(now.slice(0, exported.length)).toEqual(exported);
    // The name of a file, which the journal chooses, and a status are not texts of people.
    const plain: string[] = [CANARIES.staffFile, 'RETURNED_TO_EDITOR'];
    const texts = Object.values(CANARIES).filter((one) => !plain.includes(one));
    const words = [...texts, TITLE, 'leak-author@example.org', cast.coAuthor.email];
    expect(placesOf(words, new Map([['the export', JSON.stringify(now)]]))).toEqual([]);
  });

  it('leaves statuses, times, counts and statistics, and read models that match the events', async () => {
    expect(Object.values(facts).some((rows) => rows.length > 1)).toBe(true);
    expect(await factsOf(pool)).toEqual(facts);
    const verified = await verify(pool, get<EventStore>(EVENT_STORE), PROJECTIONS);
    expect([verified.problems, verified.differences]).toEqual([[], []]);
    const staff = await app.as('assistant');
    const article = body<{ id: string; articleTitle: string }>(await staff.get(`/article/${articleId}`));
    expect([article.id, article.articleTitle]).toEqual([articleId, '[erased]']);
    expect(body<{ items: { id: string }[] }>(await staff.get('/article/all')).items.map(({ id }) => id)).toContain(
      articleId,
    );
  });

  it('keeps the log valid under its earlier seals', async () => {
    const log = get<EventStore>(EVENT_STORE).stored;
    const report = await verifyLog({ pool, log, publicKey: publicKeyOf(SEAL_KEY) });
    expect(report).toMatchObject({ findings: [], sealFaults: [], seals: 1 });
    expect(report.sealed).toBeGreaterThan(30);
  });

  it('closes the account, records it in the security log, and lets the address register again', async () => {
    const { rows } = await pool.query(
      "SELECT user_id::text AS id FROM app.security_log WHERE action = 'PERSON_ERASED'",
    );
    expect(rows.map(({ id }) => String(id)).sort()).toEqual(
      [cast.one.userId, cast.editor.userId, cast.author.userId].sort(),
    );
    const again = await app.register(CANARIES.oneEmail);
    expect((await again.get('/user/sessions')).status).toBe(200);
    const webmaster = await app.as('webmaster');
    expect((await webmaster.get(`/user/${cast.one.userId}/erasure`)).status).toBe(404);
    expect((await webmaster.get(`/user/${webmaster.user.id}/erasure`)).status).toBe(403);
  });
});
