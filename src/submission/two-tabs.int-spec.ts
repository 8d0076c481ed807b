import type { Answer, HttpClient } from '../../test/support/app/http-client';
import { SubmissionApp } from '../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../test/support/stories/submission-steps';
import type { ArticleView } from '../contracts';

describe('two tabs on one draft', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let coAuthor: string;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
    const fields = { firstName: 'Co', lastName: 'Author', email: 'co@example.org' };
    coAuthor = body<{ id: string }>(await author.post('/article/author/save', fields)).id;
  });
  afterAll(() => app.stop());

  type Write = [path: string, body: (draft: ArticleView, upload: string) => object];
  const fileOf = (draft: ArticleView): string => draft.files[0]?.id ?? '';
  const writes: Write[] = [
    ['update', () => ({ articleTitle: 'From the second tab' })],
    ['update', () => ({ authorsIds: [coAuthor, author.userId] })],
    ['add-file', (_, filename) => ({ filename, type: 'Figure' })],
    ['remove-files', (draft) => ({ ids: draft.files.map((file) => file.id) })],
    ['remove-file/:file', () => ({})],
    ['delete', () => ({})],
    ['suggest-new-reviewer', () => ({ fullName: 'R', email: 'r@example.org' })],
  ];

  it.each(writes)('the second %s is refused, and nothing is overwritten', async (pattern, payload) => {
    const { id } = await steps.start();
    const draft = await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    const path = pattern.replace(':file', fileOf(draft));
    const upload = await steps.upload(id, 'Figure', 'figure-1.png');
    body(await author.post(`/article/${id}/update`, { articleTitle: 'First tab', version: draft.version }));
    const before = body(await author.get(`/article/${id}`));
    const tab = { ...payload(draft, upload) };
    const refused: Answer[] = [
      await author.post(`/article/${id}/${path}`, { ...tab, version: draft.version }),
      await author.post(`/article/${id}/${path}`, tab, { 'If-Match': `"${draft.version}"` }),
    ];
    for (const answer of refused) {
      expect([answer.status, answer.body.code]).toEqual([409, 'STALE_VERSION']);
      expect(answer.body.message).toMatch(/^This article was changed by .+\. Please reload the page\.$/);
    }
    const { version, articleTitle, authorsIds, suggestedReviewers, files } = body(await author.get(`/article/${id}`));
    expect({ version, articleTitle, authorsIds, suggestedReviewers }).toEqual({
      version: before.version,
      articleTitle: 'First tab',
      authorsIds: before.authorsIds,
      suggestedReviewers: before.suggestedReviewers,
    });
    expect(files.map((file) => file.id)).toEqual(before.files.map((file) => file.id));
    expect((await author.post(`/article/${id}/${path}`, { ...tab, version })).ok).toBe(true);
  });
});
