import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { exportsOf } from '../../../../test/support/exchange/exports-suite';
import { variedArticle } from '../../../../test/support/exchange/varied-articles';
import { body } from '../../../../test/support/stories/submission-steps';
import { isSubmitter } from '../../../article';
import type { ImportRunView } from '../../../contracts';
import { EVENT_STORE, type EventStore, START } from '../../../platform/event-store/port';
import { PG_POOL } from '../../../platform/postgres';
import { SchemaCheck } from '../../validation/schema-check';

const PEOPLE = [
  'First name;Surname;E-mail;Role',
  'Ina;Imported;ina@example.org;reviewer',
  'Otto;Twice;otto@example.org;',
  'Otto;Twice;otto@example.org;',
  'Wim;Master;wim@example.org;webmaster',
].join('\n');

describe('imports by the screen', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  const send = (kind: string, name: string, bytes: Buffer) =>
    webmaster.post(`/imports?kind=${kind}&name=${name}`, bytes, { 'Content-Type': 'application/octet-stream' });
  const uploaded = async (kind: string, bytes: Buffer): Promise<ImportRunView> =>
    body<ImportRunView>(await send(kind, `file-of-${kind}`, bytes));
  const listed = async (): Promise<ImportRunView[]> => body<ImportRunView[]>(await webmaster.get('/imports'));
  const isThere = async (email: string): Promise<boolean> =>
    (await app.nest.get<Pool>(PG_POOL).query('SELECT 1 FROM app.users WHERE email = $1', [email])).rowCount === 1;

  it('show what a file of people would do, do it once, and change nothing when it is run again', async () => {
    const preview = await uploaded('people', Buffer.from(PEOPLE));
    expect(preview).toMatchObject({
      state: 'PREVIEWED',
      source: 'file-of-people',
      counts: { new: 2, here: 0, left: 2 },
    });
    expect(preview.problems.map(({ where }) => where)).toEqual(['row 4', 'row 5']);
    const inDutch = body<ImportRunView[]>(await webmaster.get('/imports', {}, { 'Accept-Language': 'nl' }));
    expect(inDutch[0]?.problems[0]).toEqual({ where: 'rij 4', what: 'Dit e-mailadres staat al in het bestand.' });
    expect(await isThere('ina@example.org')).toBe(false);
    const done = body<ImportRunView>(await webmaster.post(`/imports/${preview.id}/run`));
    expect(done).toMatchObject({ state: 'DONE', counts: { new: 2 } });
    expect([await isThere('ina@example.org'), await isThere('wim@example.org')]).toEqual([true, false]);
    expect((await webmaster.post(`/imports/${preview.id}/run`)).status).toBe(409);
    expect(await uploaded('people', Buffer.from(PEOPLE))).toMatchObject({ counts: { new: 0, here: 2, left: 2 } });
    expect(await app.mails('ina@example.org')).toEqual([]);
  });

  it('accept 5,000 people in one file, with an entry of the security log for each, and refuse one more', async () => {
    const rows = Array.from({ length: 5_000 }, (_, place) => `Nia;New;nia${place}@many.example;`);
    const many = `First name;Surname;E-mail;Role\n${rows.join('\n')}\n`;
    const preview = await uploaded('people', Buffer.from(many));
    expect(preview).toMatchObject({ counts: { new: 5_000, here: 0, left: 0 } });
    expect(body(await webmaster.post(`/imports/${preview.id}/run`))).toMatchObject({ counts: { new: 5_000, here: 0 } });
    const { rows: made } = await app.nest.get<Pool>(PG_POOL).query(
      `SELECT DISTINCT l.actor_id, l.after FROM app.security_log l JOIN app.users u ON u.id = l.user_id
        WHERE u.email LIKE '%@many.example' AND l.action = 'ACCOUNT_CREATED' GROUP BY l.actor_id, l.after HAVING count(*) = 5000`,
    );
    expect(made).toEqual([{ actor_id: webmaster.session?.user.id, after: { group: 'author' } }]);
    const again = await uploaded('people', Buffer.from(`${many}Nia;New;nia5000@many.example;\n`));
    expect(again).toMatchObject({ counts: { new: 0, left: 1 } });
    expect(again.problems).toEqual([{ where: 'row 5002', what: 'A file has at most 5000 people.' }]);
  });

  it('refuse a file of people in another encoding, which would damage names, and say how to save it', async () => {
    const words = 'First name;Surname;E-mail\nRené;Müller;rene@example.org\n';
    const failed = await uploaded('people', Buffer.from(words, 'latin1'));
    expect(failed).toMatchObject({ state: 'FAILED', failure: expect.stringMatching(/^This file .* 'CSV UTF-8'/) });
    const inDutch = body<ImportRunView[]>(await webmaster.get('/imports', {}, { 'Accept-Language': 'nl' }));
    expect(inDutch[0]?.failure).toMatch(/^Dit bestand is niet in UTF-8 geschreven/);
    expect(body(await webmaster.post(`/imports/${failed.id}/run`))).toMatchObject({ state: 'FAILED' });
    expect(await isThere('rene@example.org')).toBe(false);
    const marked = await uploaded('people', Buffer.from(`\ufeff${words}`));
    expect(marked).toMatchObject({ state: 'PREVIEWED', counts: { new: 1, left: 0 }, failure: null });
  });

  it('import a package as one new submission, however often it is uploaded', async () => {
    const check = new SchemaCheck();
    const state = variedArticle(3);
    const { bytes } = await exportsOf(check, state).make({ state, format: 'meca' });
    const packed = await buffer(bytes);
    check.onModuleDestroy();
    const ids: string[] = [];
    const email = state.authors.find((author) => isSubmitter(state, author))?.email;
    for (const [counts, lines] of [
      [{ new: 1, same: 0 }, 1],
      [{ new: 0, same: 1 }, 0],
    ] as const) {
      const preview = await uploaded('meca', packed);
      expect(preview).toMatchObject({ state: 'PREVIEWED', failure: null, counts });
      const chosen = preview.problems.filter(({ what }) => what.startsWith('the manuscript becomes a submission of'));
      expect(chosen.filter(({ what }) => what.endsWith(`(${email})`))).toHaveLength(lines);
      expect(body(await webmaster.post(`/imports/${preview.id}/run`))).toMatchObject({ state: 'DONE', failure: null });
      for await (const batch of app.nest.get<EventStore>(EVENT_STORE, { strict: false }).readAll(START))
        ids.push(...batch.filter(({ type }) => type === 'ArticleSubmitted').map(({ streamId }) => streamId));
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('record a damaged file as a failed run with its reason, and refuse an empty one', async () => {
    const failed = await uploaded('meca', Buffer.from('no package'));
    expect(failed).toMatchObject({ state: 'FAILED', failure: expect.stringMatching(/\w/) });
    expect((await send('meca', 'empty.zip', Buffer.alloc(0))).status).toBe(400);
    expect((await send('ojs', 'ojs.sql', Buffer.from('x'))).status).toBe(400);
    expect((await listed())[0]).toMatchObject({ id: failed.id, by: expect.any(String) });
  });

  it('are the only route that accepts a file as the whole body', async () => {
    const type = { 'Content-Type': 'application/octet-stream' };
    expect((await webmaster.post('/article/save', Buffer.from('x'), type)).status).toBe(415);
    expect((await webmaster.post('/imports?kind=people&name=x', { a: 1 })).status).toBe(415);
  });

  it('are shown as failed, and can be retried, when the server stopped during them', async () => {
    const { id } = await uploaded('people', Buffer.from('First name,Surname,E-mail\nJo,Later,jo@example.org\n'));
    const stuck = `UPDATE app.import_runs SET state = 'RUNNING', started_at = now() - interval '2 hours' WHERE id = $1`;
    await app.nest.get<Pool>(PG_POOL).query(stuck, [id]);
    expect((await listed()).find((run) => run.id === id)).toMatchObject({
      state: 'FAILED',
      failure: 'The server stopped during this import. Please try again.',
    });
    expect(body(await webmaster.post(`/imports/${id}/run`))).toMatchObject({ state: 'DONE', counts: { new: 1 } });
  });
});
