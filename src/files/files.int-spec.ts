import type { HttpClient } from '../../test/support/app/http-client';
import { SubmissionApp } from '../../test/support/app/submission-app';
import { AuthorSteps, body, demoFile } from '../../test/support/stories/submission-steps';
import type { ArticleView } from '../contracts';
import { FILE_MESSAGES } from '../contracts';

describe('the files of an article', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let draft: ArticleView;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  beforeEach(async () => {
    draft = await steps.start();
  });
  afterAll(() => app.stop());

  describe('are added and removed', () => {
    it('once each, never twice under one name', async () => {
      const filename = await steps.upload(draft.id, 'Figure', 'figure-1.png');
      const add = () => author.post(`/article/${draft.id}/add-file`, { filename, type: 'Figure' });
      body(await add());
      const again = await add();
      expect([again.status, again.body.details]).toEqual([400, { filename: expect.stringContaining('upload') }]);
      const same = await steps.upload(draft.id, 'SupplementaryFigures', 'figure-1.png');
      const twice = await author.post(`/article/${draft.id}/add-file`, {
        filename: same,
        type: 'SupplementaryFigures',
      });
      expect([twice.status, twice.body.message]).toEqual([422, FILE_MESSAGES.sameName]);
    });

    it('with clear refusals', async () => {
      const answers = await Promise.all([
        author.post(`/article/${draft.id}/add-file`, {}),
        author.post(`/article/${draft.id}/add-file`, { filename: 'x.png', type: 'Figure' }),
        author.post(`/article/${draft.id}/add-file`, { filename: 'x.png', type: 'Nonsense' }),
        author.post(`/article/${draft.id}/remove-file/none`),
        author.post(`/article/${draft.id}/remove-files`, { ids: [] }),
        author.post(`/article/${draft.id}/remove-files`, { ids: 'all' }),
        author.post(`/article/${draft.id}/reuse-files`, { type: 'Figure' }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 404, 400, 400, 422]);
    });

    it('only with a type, which is never guessed', async () => {
      const filename = await steps.upload(draft.id, 'Additional', 'rebuttal.docx');
      for (const type of [undefined, null, '', 'Nonsense']) {
        const added = await author.post(`/article/${draft.id}/add-file`, {
          filename,
          ...(type !== undefined && { type }),
        });
        const reused = await author.post(`/article/${draft.id}/reuse-files`, { type });
        const details = { type: 'There is no such type of file.' };
        expect([added.status, added.body.details, reused.status, reused.body.details]).toEqual([
          ...[400, details, 400, details],
        ]);
      }
      expect(body(await author.get(`/article/${draft.id}`)).files).toEqual([]);
    });

    it('by id', async () => {
      const { files } = await steps.addFile(draft.id, 'Manuscript', 'manuscript.docx');
      const after = body(await author.post(`/article/${draft.id}/remove-file/${files[0]?.id}`));
      expect(after.files).toEqual([]);
      const again = await steps.addFile(draft.id, 'Manuscript', 'manuscript.docx');
      expect(again.files).toHaveLength(1);
    });
  });

  describe('have the name that their author gave them', () => {
    it('next to the name of the journal, also after a replacement', async () => {
      const { files } = await steps.addFile(draft.id, 'Figure', 'figure-1.png');
      expect(files).toMatchObject([{ originalName: 'figure-1.png', filename: `${draft.articleId}-Figure-1.png` }]);
      const replaced = await steps.addFile(draft.id, 'Figure', 'figure-2.tiff', { replaces: files[0]?.id });
      expect(replaced.files).toMatchObject([{ originalName: 'figure-2.tiff' }]);
    });
  });

  describe('are read', () => {
    it('by their signed link only, as what they are, whole or in part', async () => {
      const { files } = await steps.addFile(draft.id, 'Figure', 'figure-1.png');
      const path = (files[0]?.location ?? '').replace(/^\/api/, '');
      const whole = await app.people.visitor.get(path).responseType('blob');
      expect(whole.body).toEqual(demoFile('figure-1.png'));
      expect(whole.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(/^inline; filename=".*-Figure-1\.png"; filename\*=UTF-8''/),
      });
      const part = await app.people.visitor.get(path, {}, { Range: 'bytes=1-3' }).responseType('blob');
      expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
        206,
        'PNG',
        `bytes 1-3/${demoFile('figure-1.png').length}`,
      ]);
      const known = await app.people.visitor.get(path, {}, { 'If-None-Match': whole.headers['etag'] ?? '' });
      expect(known.status).toBe(304);
      expect((await app.people.visitor.get(`${path}x`)).status).toBe(403);
      expect((await app.people.visitor.get(path.split('?')[0] ?? '')).status).toBe(403);
      app.clock.advance({ minutes: 16 });
      expect((await app.people.visitor.get(path)).status).toBe(403);
    });

    it('together as an archive', async () => {
      await steps.addFile(draft.id, 'Manuscript', 'manuscript.docx');
      await steps.addFile(draft.id, 'Figure', 'figure-1.png');
      const zip = await author.get(`/article/${draft.id}/files.zip`).responseType('blob');
      expect(zip.headers['content-type']).toBe('application/zip');
      expect(zip.body.subarray(0, 2).toString()).toBe('PK');
      expect(zip.body.includes(demoFile('figure-1.png'))).toBe(true);
      expect((await author.get(`/article/${draft.id}/files.zip?type=Video`)).status).toBe(404);
      expect((await author.get(`/article/${draft.id}/files.zip?revision=x`)).status).toBe(400);
    });
  });

  describe('include the overview', () => {
    it('which is made once for the same content, also when requested twice at the same time', async () => {
      await steps.addFile(draft.id, 'Figure', 'figure-1.png');
      const before = app.renderer.pages.length;
      const locations = await Promise.all([1, 2, 3].map(() => steps.overview(draft.id)));
      const ids = new Set(locations.map((location) => location.split('?')[0]));
      expect([ids.size, app.renderer.pages.length - before]).toEqual([1, 1]);
      expect(app.renderer.pages.at(-1)).toContain('data:image/jpeg;base64');
      const article = body(await author.get(`/article/${draft.id}`));
      expect([article.overviewCurrent, article.files.at(-1)?.type]).toEqual([true, 'Overview']);
    });

    it('which can be requested again when the browser failed', async () => {
      app.renderer.isBroken = true;
      const failed = await author.get(`/article/${draft.id}/overall`);
      app.renderer.isBroken = false;
      expect([failed.status, failed.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(await steps.overview(draft.id)).toMatch(/^\/api\/files\//);
    });

    it('which is made again after a change', async () => {
      await steps.overview(draft.id);
      const changed = body(await author.post(`/article/${draft.id}/update`, { articleTitle: 'Another title' }));
      expect(changed.overviewCurrent).toBe(false);
      await steps.overview(draft.id);
      const article = body(await author.get(`/article/${draft.id}`));
      expect(article.files.filter((file) => file.type === 'Overview')).toHaveLength(1);
    });
  });
});
