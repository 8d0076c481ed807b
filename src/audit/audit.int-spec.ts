import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { pdfText } from '../../test/support/files/pdf-text';
import { unzipped } from '../../test/support/files/unzipped';
import { runScript, type ScriptResult } from '../../test/support/log-proof/run-script';
import { OfficeStory } from '../../test/support/stories/office-story';
import type { AuditState } from '../contracts';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { PG_POOL } from '../platform/postgres';
import { projectRoot } from '../platform/project-root';

const REVIEWER = 'audited-reviewer@example.net';

describe('The audit of the log', () => {
  let app: TestApp;
  let pool: Pool;
  let editor: HttpClient;
  let story: OfficeStory;
  let folder: string;

  beforeAll(async () => {
    // A test changes the log directly in the database, which is possible in Postgres only.
    app = await startTestApp({ eventStore: '' });
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Åsa', lastName: 'Öberg' });
    story = await OfficeStory.inSelection(app);
    await story.reviewed(REVIEWER);
    editor = await app.as('editor');
    folder = await mkdtemp(join(tmpdir(), 'quire-audit-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await app?.stop();
  });

  const state = async (): Promise<AuditState> => {
    const { status, body } = await editor.get('/audit');
    expect(status).toBe(200);
    return body as AuditState;
  };
  const until = async (holds: (now: AuditState) => boolean): Promise<AuditState> => {
    for (const end = Date.now() + 30_000; ;) {
      const now = await state();
      if (holds(now) || Date.now() > end) return now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const verified = async (): Promise<AuditState> => {
    const started = await editor.post('/audit/verify');
    expect(started.status).toBe(202);
    const { id } = started.body as { id: string };
    return until(({ verification }) => verification?.id === id && verification.finishedAt !== null);
  };
  const download = async (): Promise<Map<string, Buffer>> => {
    const answer = await editor
      .get(`/article/${story.id}/audit-file`)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d+\.zip"$/);
    return unzipped(answer.body as Buffer);
  };
  const check = async (json: string, ...words: string[]): Promise<ScriptResult> => {
    await writeFile(join(folder, 'audit.json'), json);
    return runScript([join(folder, 'check-audit-file.mjs'), join(folder, 'audit.json'), ...words]);
  };
  /** The operator's command, run next to the running server. */
  const tool = (...words: string[]): Promise<ScriptResult> => {
    const { databaseUrl, jwtSecret, dataDir } = app.nest.get<AppConfig>(APP_CONFIG, { strict: false });
    const program = join(projectRoot(), 'dist/src/audit/command-line/cli.js');
    const env = { DATABASE_URL: databaseUrl ?? '', JWT_SECRET: jwtSecret, DATA_DIR: dataDir };
    return runScript([program, ...words], env);
  };

  it('seals on demand, and first in the background', async () => {
    expect(await state()).toMatchObject({ seals: [], verification: null });
    const early = await editor.get(`/article/${story.id}/audit-file`);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('for the first time')]);
    expect((await editor.post('/audit/seal')).status).toBe(202);
    const { seals, publicKey } = await until((now) => now.seals.length > 0);
    // A mail sent between the seal in the background and the seal on demand makes them two.
    for (const seal of seals) expect(seal).toMatchObject({ signed: true, byPresentKey: true });
    expect(seals.at(-1)).toMatchObject({ number: 1 });
    expect(seals.at(-1)?.events).toBeGreaterThan(10);
    expect(Buffer.from(publicKey, 'base64')).toHaveLength(32);
  });

  it('finds the log as it was sealed', async () => {
    const before = (await state()).seals.length;
    const { verification } = await verified();
    expect(verification?.result).toMatchObject({ sound: true, findings: [], sealFaults: [] });
    expect(verification?.done).toBe(verification?.total);
    const { seals } = await state();
    // A seal in the background may come at any moment: any count between the two reads is correct.
    expect(seals.map((_, index) => index + 1).slice(before - 1)).toContain(verification?.result?.seals);
    expect(await tool()).toMatchObject({ code: 0, text: expect.stringContaining('The log matches its seals.') });
    expect((await tool('--root', seals[0]?.root ?? '')).code).toBe(0);
    expect(await tool('--root', 'ab'.repeat(32))).toMatchObject({
      code: 1,
      text: expect.stringContaining('No seal has'),
    });
    expect(await tool('--root', 'short')).toMatchObject({ code: 2, text: expect.stringContaining('64 hexadecimal') });
  });

  describe('gives a file that proves the history of an article', () => {
    let parts: Map<string, Buffer>;
    let json: string;
    beforeAll(async () => {
      parts = await download();
      json = String(parts.get('audit.json'));
      await writeFile(join(folder, 'check-audit-file.mjs'), parts.get('check-audit-file.mjs') ?? '');
    });

    it('in words, for people', async () => {
      const text = (await pdfText(parts.get('audit.pdf') ?? Buffer.of())).replace(/\s+/g, ' ');
      expect(text).toContain('Åsa Öberg');
      expect(text).toContain(REVIEWER);
      expect(text).toContain('ReviewCompleted');
      const file = JSON.parse(json) as { events: { words: string; by: string | null }[]; article: object };
      expect(file.events.length).toBeGreaterThan(10);
      expect(file.events.every(({ words }) => words !== '' && !words.includes('{user:'))).toBe(true);
      expect(file.article).toMatchObject({ id: story.id });
    });

    it('which can be checked without the system, also against a root that is known from elsewhere', async () => {
      const { seals, publicKey } = await state();
      expect(await check(json)).toMatchObject({ code: 0, text: expect.stringContaining('The file holds.') });
      expect((await check(json, seals[0]?.root ?? '')).code).toBe(0);
      expect((await check(json, publicKey)).code).toBe(0);
      expect((await check(json, 'ab'.repeat(32))).code).toBe(1);
    });

    interface FileEntry {
      leaf: string;
      type: string;
      at: string;
      index: number;
    }
    interface Parts {
      events: FileEntry[];
      seal: Record<string, unknown>;
    }
    const third = ({ events }: Parts): FileEntry => {
      const [, , event] = events;
      if (!event) throw new Error('There is no third event');
      return event;
    };
    it.each<[string, string, (file: Parts) => void]>([
      ['a changed text', 'does not lead to', (file) => (third(file).leaf = third(file).leaf.replace('a', 'b'))],
      ['an event left out', 'are missing', (file) => file.events.splice(4, 1)],
      ['another time', 'another time', (file) => (third(file).at = '2020-01-01T00:00:00.000Z')],
      ['another type', 'is called', (file) => (third(file).type = 'DecisionRecorded')],
      ['another place', 'another place', (file) => (third(file).index += 1)],
      ['another root', 'signature', (file) => (file.seal['root'] = 'cd'.repeat(32))],
      ['another day', 'signature', (file) => (file.seal['at'] = '2020-01-01T00:00:00.000Z')],
    ])('and is refused with %s', async (_what, says, change) => {
      const file = JSON.parse(json) as Parts;
      change(file);
      expect(await check(JSON.stringify(file))).toMatchObject({ code: 1, text: expect.stringContaining(says) });
    });

    it('only to editors and webmasters who have no part in it', async () => {
      for (const [who, status] of [
        ['assistant', 403],
        ['author', 403],
        ['webmaster', 200],
      ] as const)
        expect((await (await app.as(who)).get(`/article/${story.id}/audit-file`)).status).toBe(status);
      const own = await OfficeStory.submitted(app, 'editor');
      expect((await editor.get(`/article/${own.id}/audit-file`)).status).toBe(403);
    });
  });

  it('names what was changed outside the system, and gives no file of it', async () => {
    await pool.query(`UPDATE es.events SET type = 'NoteAdded' WHERE stream_id = $1 AND revision = 2`, [
      `article-${story.id}`,
    ]);
    const { verification } = await verified();
    expect(verification?.result).toMatchObject({
      sound: false,
      findings: [{ kind: 'changed', found: { streamId: `article-${story.id}`, revision: 2, type: 'NoteAdded' } }],
    });
    const report = join(folder, 'report.json');
    const result = await tool('--report', report);
    expect(result).toMatchObject({ code: 1, text: expect.stringContaining('THE LOG DOES NOT MATCH ITS SEALS') });
    expect(result.text).toContain(`was changed; the log has article-${story.id} 2 (NoteAdded)`);
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ findings: [{ kind: 'changed' }] });
    const refused = await editor.get(`/article/${story.id}/audit-file`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('does not match its seals')]);
  });
});
