import type { Pool } from 'pg';
import sharp from 'sharp';
import type { IntegritySign, SamePictureSign } from '../../../src/contracts';
import { CHECK_ALL_AGAIN } from '../../../src/integrity/tables';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../app/app';
import { until } from '../app/http-until';
import { EsdbDouble } from '../esdb-double/esdb-double';
import { DeskStory, wordFile, wordFileWith } from './desk-story';
import { CHANGES, drawn, TURNS } from './drawn-pictures';

const pictureSigns = (signs: readonly IntegritySign[]): SamePictureSign[] =>
  signs.filter((sign) => sign.kind === 'SAME_PICTURE');

/** Figures submitted over HTTP, and the signs for figures that an earlier article also has. */
export function pictureSuite(store: 'Postgres' | 'EventStoreDB'): void {
  describe(`figures at the integrity desk with its events in ${store}`, () => {
    let double: EsdbDouble;
    let app: TestApp;
    let desk: DeskStory;
    let blot: Buffer;
    let first: string;
    beforeAll(async () => {
      double = await EsdbDouble.start();
      app = await startTestApp(store === 'Postgres' ? {} : { env: { EVENT_STORE_URL: double.url } });
      desk = new DeskStory(app);
      await app.addPerson('copyist@example.net', 'author');
      blot = await drawn('blot', 1);
      first = await submit('author', { 'blot.png': blot, 'flow.png': await drawn('flow', 1) });
      expect(pictureSigns((await desk.checked(first)).signs)).toEqual([]);
    }, 120_000);
    afterAll(async () => {
      await app.stop();
      await double.stop();
    });

    const submit = async (by: string, figures: Record<string, Buffer>): Promise<string> => {
      const articleTitle = `Figures of ${Object.keys(figures).join(', ')}`;
      const file = { name: 'manuscript.docx', bytes: await wordFile(articleTitle) };
      return desk.submit({ by, figures, file, fields: { articleTitle } });
    };
    const pool = (): Pool => app.nest.get<Pool>(PG_POOL, { strict: false });

    it('finds the same figure in another format and size, by other people, with both pictures', async () => {
      const tiff = (await CHANGES['as a TIFF']?.(blot)) ?? blot;
      const copy = await submit('copyist@example.net', { 'mine.tiff': tiff, 'flow.png': await drawn('flow', 2) });
      const view = await desk.checked(copy);
      expect(pictureSigns(view.signs)).toEqual([
        {
          ...{ kind: 'SAME_PICTURE', samePeople: false },
          article: expect.objectContaining({ id: first, title: 'Figures of blot.png, flow.png' }),
          pictures: [
            {
              here: { filename: expect.stringMatching(/Figure-1\.tiff$/), thumbnail: expect.any(String) },
              there: { filename: expect.stringMatching(/Figure-1\.png$/), thumbnail: expect.any(String) },
            },
          ],
        },
      ]);
      expect((await desk.counts(copy)).fired.SAME_PICTURE).toBe(1);
      const [pair] = pictureSigns(view.signs)[0]?.pictures ?? [];
      for (const shown of [pair?.here, pair?.there]) {
        const answer = await app.visitor.get(shown?.thumbnail.replace(/^\/api/, '') ?? '').responseType('blob');
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      }
      // The earlier manuscript has no sign of the later one.
      expect(pictureSigns((await desk.integrity(first)).signs)).toEqual([]);
    });

    it('finds a figure within a Word document, turned and mirrored, and shows both', async () => {
      const turned = (await TURNS['mirrored and turned']?.(blot)) ?? blot;
      const articleTitle = 'With a picture in the text';
      const document = { name: 'manuscript.docx', bytes: await wordFileWith(turned) };
      const id = await desk.submit({ by: 'copyist@example.net', file: document, fields: { articleTitle } });
      const [sign] = pictureSigns((await desk.checked(id)).signs).filter(({ article }) => article.id === first);
      const [pair] = sign?.pictures ?? [];
      expect(pair?.here.filename).toMatch(/Manuscript.*\.docx, \w+\.png$/);
      expect(pair?.here.thumbnail).toMatch(/^data:image\/jpeg;base64,/);
      expect(pair?.there.filename).toMatch(/Figure-1\.png$/);
      // A later figure is found in the document too.
      const later = await submit('author', { 'later.png': blot });
      const names = pictureSigns((await desk.checked(later)).signs).flatMap(({ pictures }) => pictures);
      expect(names.map(({ there }) => there.filename)).toContain(pair?.here.filename);
      const logo = { name: 'manuscript.docx', bytes: await wordFileWith(await sharp(blot).resize(100).toBuffer()) };
      const small = await desk.submit({ by: 'copyist@example.net', file: logo, fields: { articleTitle } });
      expect(pictureSigns((await desk.checked(small)).signs)).toEqual([]);
    });

    it('reports that one person is an author of both', async () => {
      const again = await submit('author', { 'again.png': blot });
      expect(pictureSigns((await desk.checked(again)).signs)).toContainEqual(
        expect.objectContaining({ samePeople: true, article: expect.objectContaining({ id: first }) }),
      );
    });

    it('finds nothing in other figures of the same kind, and checks the rest if one is damaged', async () => {
      const damaged = blot.subarray(0, Math.floor(blot.length / 2));
      const id = await submit('copyist@example.net', { 'damaged.png': damaged, 'flow.png': await drawn('flow', 3) });
      expect(await desk.checked(id)).toMatchObject({ state: 'CHECKED', signs: [] });
      const sql = 'SELECT DISTINCT filename FROM app.integrity_pictures WHERE article_id = $1';
      expect((await pool().query(sql, [id])).rows).toEqual([{ filename: expect.stringMatching(/Figure-2\.png$/) }]);
    });

    it('marks the figures of the past after an upgrade, when the reaction to submissions leads again', async () => {
      const files = async (): Promise<string[]> => {
        const sql = 'SELECT DISTINCT file_id FROM app.integrity_pictures ORDER BY file_id';
        return (await pool().query<{ file_id: string }>(sql)).rows.map((row) => row.file_id);
      };
      const before = await files();
      expect(before.length).toBeGreaterThan(4);
      await pool().query('DELETE FROM app.integrity_pictures');
      await pool().query(CHECK_ALL_AGAIN);
      // An upgrade restarts the process; here the reactions lose their connection.
      const sql = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      await pool().query(sql);
      await until('marks of all figures', async () => ((await files()).length === before.length ? true : undefined));
      expect(await files()).toEqual(before);
    });

    it('keeps no marks of an article whose check is removed, and shows no sign that names it', async () => {
      await pool().query('DELETE FROM app.integrity_checks WHERE article_id = $1', [first]);
      const { rows } = await pool().query(
        'SELECT count(*)::int AS n FROM app.integrity_pictures WHERE article_id = $1',
        [first],
      );
      expect(rows).toEqual([{ n: 0 }]);
    });
  });
}
