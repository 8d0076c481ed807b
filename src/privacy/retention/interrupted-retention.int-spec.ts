import type { Pool } from 'pg';
import { hurryKeys } from '../../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { Articles } from '../../article';
import type { RetentionSettings } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { DataKeys } from '../../platform/personal-data';
import { PG_POOL } from '../../platform/postgres';
import { SettingsStore } from '../../platform/settings';
import { Erasing } from '../erasure/erasing';
import { Retention } from './retention';

describe('a run of the retention that is interrupted on the day on which the periods become longer', () => {
  let app: TestApp;
  let pool: Pool;
  let retention: Retention;
  beforeAll(async () => {
    app = await startTestApp({ env: { DAILY_RUN: 'off' } });
    hurryKeys(app);
    pool = app.nest.get<Pool>(PG_POOL);
    retention = app.nest.get(Retention, { strict: false });
  });
  afterAll(() => app.stop());

  const set = (changes: Partial<RetentionSettings>): Promise<unknown> =>
    app.nest.get(SettingsStore, { strict: false }).change(changes, async () => {
      await pool.query('UPDATE app.retention_state SET changed_at = $1', [app.clock.now()]);
    });
  const isStored = (hash: string): Promise<boolean> =>
    app.nest
      .get<Blobs>(BLOBS, { strict: false })
      .size(hash)
      .then(
        () => true,
        () => false,
      );
  const isNoted = async (hash: string): Promise<boolean> =>
    (await pool.query('SELECT FROM app.erased_files WHERE hash = $1', [hash])).rowCount === 1;
  const titleOf = async (id: string): Promise<unknown> =>
    (await pool.query<{ title: string }>('SELECT title FROM rm.article_card WHERE article_id = $1', [id])).rows[0]
      ?.title;

  /** A rejected article with bytes of its own whose period is over. */
  const dueArticle = async (title: string): Promise<{ article: CommandedArticle; hash: string }> => {
    const [uploader, editor] = [personOf(await app.as('author')), personOf(await app.as('editor'))];
    const cast = { uploader, editor, fields: { articleTitle: title } };
    const article = await CommandedArticle.draft(app.nest, cast);
    const file = await article.file({ designation: 'Additional' }, `Bytes of ${title}`);
    await article.run({ type: 'AddFile', data: { file, reusedFrom: null } }, uploader);
    await (await article.overview()).submitAndPass();
    await article.decide('REJECTED');
    await set({ retainRejectedMonths: 1 });
    app.clock.advance({ days: 40 });
    return { article, hash: file.hash };
  };

  /** Fails once at `name`, then keeps everything by new settings, and runs again on this day and on the next. */
  const interruptAt = async <Part extends object>(
    part: Part,
    name: 'ready' | 'rebuild' | 'removeFiles',
  ): Promise<void> => {
    const whole = (part as Record<typeof name, () => Promise<void>>)[name].bind(part);
    const failing = jest.spyOn(part as Record<typeof name, () => Promise<void>>, name);
    // Appends of documents that the server makes meanwhile ask for the keys too.
    failing.mockImplementation(() =>
      name === 'ready' && !new Error().stack?.includes('close-streams')
        ? whole()
        : Promise.reject(new Error('It was interrupted')),
    );
    await expect(retention.applyQueued()).rejects.toThrow('interrupted');
    failing.mockRestore();
    await set({ retainRejectedMonths: 0, retainMailMonths: 0 });
    await retention.applyQueued();
    app.clock.advance({ days: 1 });
    await retention.applyQueued();
  };
  const recordOf = async (id: string): Promise<unknown[]> => {
    const sql = 'SELECT finished_at IS NOT NULL AS done FROM app.erased_articles WHERE article_id = $1';
    return (await pool.query(sql, [id])).rows;
  };

  it('keeps text and files of an article whose keys are not erased yet', async () => {
    const { article, hash } = await dueArticle('A kept article');
    await interruptAt(app.nest.get(DataKeys, { strict: false }), 'ready');
    expect([await titleOf(article.id), await isNoted(hash), await isStored(hash)]).toEqual([
      'A kept article',
      false,
      true,
    ]);
    expect(await recordOf(article.id)).toEqual([]);
  });

  it.each(['rebuild', 'removeFiles'] as const)(
    'finishes an article whose keys are erased, after %s failed',
    async (step) => {
      const { article, hash } = await dueArticle(`An article to erase before ${step}`);
      await interruptAt(app.nest.get(Erasing, { strict: false }), step);
      expect([await titleOf(article.id), await isStored(hash)]).toEqual(['[erased]', false]);
      expect(await recordOf(article.id)).toEqual([{ done: true }]);
      const { rows } = await pool.query<{ after: { files: number } }>(
        "SELECT after FROM app.security_log WHERE action = 'RETENTION_APPLIED' ORDER BY at DESC",
      );
      expect(rows[0]?.after.files).toBeGreaterThan(0);
    },
  );

  it('leaves an article that was overridden in the meantime', async () => {
    const { article, hash } = await dueArticle('An article that goes on');
    const rebuild = jest.spyOn(app.nest.get(Erasing, { strict: false }), 'rebuild');
    rebuild.mockRejectedValueOnce(new Error('It was interrupted'));
    await expect(retention.applyQueued()).rejects.toThrow('interrupted');
    rebuild.mockRestore();
    const override = { status: 'RETURNED_TO_EDITOR', reason: 'Wait.', mail: null } as const;
    await article.run({ type: 'Override', data: override });
    await article.run({ type: 'AddNote', data: { noteId: `${article.id}-note`, note: '<p>A later note</p>' } });
    await retention.applyQueued();
    const state = await app.nest.get(Articles, { strict: false }).load(article.id);
    expect(JSON.stringify(state)).toContain('A later note');
    expect([await isNoted(hash), await isStored(hash), await recordOf(article.id)]).toEqual([false, true, []]);
  });

  it('records the files of an overridden article as erased when their bytes are gone', async () => {
    const { article, hash } = await dueArticle('An article without files');
    const rebuild = jest.spyOn(app.nest.get(Erasing, { strict: false }), 'rebuild');
    rebuild.mockRejectedValueOnce(new Error('It was interrupted'));
    await expect(retention.applyQueued()).rejects.toThrow('interrupted');
    rebuild.mockRestore();
    // The erasure of a person removes all recorded files.
    await app.nest.get(Erasing, { strict: false }).removeFiles();
    await article.run({ type: 'Override', data: { status: 'RETURNED_TO_EDITOR', reason: 'Wait.', mail: null } });
    await retention.applyQueued();
    expect([await isNoted(hash), await isStored(hash), await recordOf(article.id)]).toEqual([true, false, []]);
  });

  it('shows no text of mails whose keys are erased', async () => {
    const { article } = await dueArticle('An article with mails');
    await set({ retainRejectedMonths: 0, retainMailMonths: 1 });
    app.clock.advance({ days: 1 });
    await interruptAt(app.nest.get(Erasing, { strict: false }), 'rebuild');
    const { rows } = await pool.query('SELECT DISTINCT subject FROM rm.email_log WHERE article_id = $1', [article.id]);
    expect(rows).toEqual([{ subject: '[erased]' }]);
  });
});
