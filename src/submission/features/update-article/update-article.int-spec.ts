import type { HttpClient } from '../../../../test/support/app/http-client';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, body, goodFields } from '../../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../../contracts';

describe('a draft on its way to the office', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  it('begins with a number of the year, its uploader as author, and clean texts', async () => {
    const article = await steps.start({
      ...goodFields,
      coverLetter: '<p onclick="x()">Dear <script>alert(1)</script>editor</p>',
    });
    expect(article.articleId).toMatch(/^\d{4}-\d+$/);
    expect(article.label).toBe(`#${article.articleId}-R0-Early mobilisation after stroke`);
    expect(article.status).toBe('DRAFT');
    expect(article.articleAuthors).toMatchObject([{ email: 'author@example.org' }]);
    expect(article.coverLetter).not.toMatch(/script|onclick/);
    expect(article.keywords).toBe('Stroke;Rehabilitation');
    expect(article.actions).toEqual(expect.arrayContaining(['change-draft', 'delete-draft', 'submit']));
  });

  it('has titles of one line, since subjects of mails contain them', async () => {
    const { id } = await steps.completeDraft();
    const broken = { articleTitle: 'Stroke\r\nBcc: x@example.org', runningTitle: ' Stroke \u2028\n care ' };
    const article = body(await author.post(`/article/${id}/update`, broken));
    expect([article.articleTitle, article.runningTitle]).toEqual(['Stroke Bcc: x@example.org', 'Stroke care']);
  });

  it('is submitted when it keeps every rule, and all authors are mailed', async () => {
    const { id } = await steps.completeDraft();
    const refused = await author.post(`/article/${id}/update`, {
      isCompleted: true,
      copyrightAccepted: true,
      submissionReviewed: true,
      withoutConverted: true,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.details).toHaveProperty('overview');
    await steps.overview(id);
    const { version } = body(await author.get(`/article/${id}`));
    const sent = {
      ...goodFields,
      version,
      isCompleted: true,
      copyrightAccepted: true,
      submissionReviewed: true,
      withoutConverted: true,
    };
    const article = body(await author.post(`/article/${id}/update`, sent));
    expect(article.status).toBe('NEW_ARTICLE');
    expect(article.actions).toEqual(['withdraw']);
  });

  it('is submitted by the calls of the specification alone; the wizard also asks for the converted manuscript', async () => {
    const { id } = await steps.completeDraft();
    await steps.overview(id);
    const boxes = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true };
    const refused = await author.post(`/article/${id}/update`, { ...boxes, withoutConverted: false });
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['converted']]);
    expect(body(await author.post(`/article/${id}/update`, boxes)).status).toBe('NEW_ARTICLE');
  });

  it('takes a type and files in the form in which an answer gives them', async () => {
    const { id } = await steps.start();
    const filename = await steps.upload(id, 'Additional', 'rebuttal.docx');
    const sent = { type: { id: 2, name: 'whatever' }, files: [{ filename, type: 'Additional' }] };
    const article = body(await author.post(`/article/${id}/update`, sent));
    expect([article.type?.id, article.files.map((file) => file.filename)]).toEqual([2, [filename]]);
    const again = body(await author.post(`/article/${id}/update`, { ...article, fileList: article.files }));
    expect(again.files).toHaveLength(1);
    const refused = await author.post(`/article/${id}/update`, { type: { id: 99 } });
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['type']]);
  });

  it('keeps what is not a field of the manuscript out of it', async () => {
    const { id } = await steps.completeDraft();
    await steps.overview(id);
    const { version } = body(await author.get(`/article/${id}`));
    const article = body(await author.post(`/article/${id}/update`, { sendAnyway: true, withoutConverted: true }));
    expect([article.version, article.overviewCurrent]).toEqual([version, true]);
  });

  it.each([
    [{ keywords: ['No such keyword'] }, 'keywords'],
    [{ keywords: 'a;b;c;d;e;f' }, 'keywords'],
    [{ typeId: 99 }, 'typeId'],
    [{ typeId: 7 }, 'typeId'],
    [{ firstTime: 3 }, 'firstTime'],
    [{ runningTitle: 'x'.repeat(51) }, 'runningTitle'],
    [{ articleTitle: { a: 1 } }, 'articleTitle'],
    [{ reviewerOne: '6f1c1cf0-0000-4000-8000-000000000000' }, 'reviewerOne'],
    [{ reviewerTwo: 'nobody' }, 'reviewerTwo'],
    [{ authorsIds: ['nobody'] }, 'authorsIds'],
    [{ authorsIds: 'all' }, 'authorsIds'],
    [{ languageService: 'yes' }, 'languageService'],
  ])('refuses %j with a message for the field, and leaves no draft', async (fields, field) => {
    const before = body<ArticleView[]>(await author.get('/article/my-list')).length;
    const answer = await author.post('/article/save', fields);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toHaveProperty(field);
    expect(body<ArticleView[]>(await author.get('/article/my-list'))).toHaveLength(before);
  });

  it('keeps its uploader among the authors', async () => {
    const { id } = await steps.start();
    const other = body<{ id: string }>(
      await author.post('/article/author/save', { firstName: 'Co', lastName: 'Author', email: 'co@example.org' }),
    );
    const refused = await author.post(`/article/${id}/update`, { authorsIds: [other.id] });
    expect(refused.body.details).toHaveProperty('authorsIds');
    const both = body(await author.post(`/article/${id}/update`, { authorsIds: [other.id, author.userId] }));
    expect(both.authorsIds).toEqual([other.id, author.userId]);
  });

  it('refuses a change made from an older view', async () => {
    const { id, version } = await steps.start();
    body(await author.post(`/article/${id}/update`, { articleTitle: 'Second', version }));
    const stale = await author.post(`/article/${id}/update`, { articleTitle: 'Third', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    const byHeader = await author.post(
      `/article/${id}/update`,
      { articleTitle: 'Third' },
      { 'If-Match': `"${version}"` },
    );
    expect(byHeader.status).toBe(409);
    expect(body(await author.get(`/article/${id}`)).articleTitle).toBe('Second');
  });

  it('does not exist for other authors and can be deleted by its own', async () => {
    const { id } = await steps.start();
    const stranger = await app.as('reviewer');
    expect((await stranger.get(`/article/${id}`)).status).toBe(404);
    expect((await stranger.post(`/article/${id}/update`, {})).status).toBe(404);
    expect((await author.post(`/article/${id}/delete`)).status).toBe(204);
    expect((await author.get(`/article/${id}`)).status).toBe(404);
    expect((await author.post(`/article/${id}/update`, {})).status).toBe(404);
  });

  it('nominates reviewers of the list only', async () => {
    const { id } = await steps.start();
    const reviewer = (await app.as('reviewer')).userId;
    for (const group of ['guest', 'author', 'editor', 'assistant', 'associate editor', 'webmaster'] as const)
      for (const field of ['reviewerOne', 'reviewerTwo', 'reviewerRemoved']) {
        const { status, body: refused } = await author.post(`/article/${id}/update`, {
          [field]: (await app.as(group)).userId,
        });
        expect([group, status, Object.keys(refused.details)]).toEqual([group, 400, [field]]);
      }
    expect(body(await author.post(`/article/${id}/update`, { reviewerOne: reviewer })).reviewerOne).toBe(reviewer);
    const same = await author.post(`/article/${id}/update`, { reviewerTwo: reviewer });
    expect([same.status, Object.keys(same.body.details)]).toEqual([400, ['reviewerTwo']]);
    expect(body(await author.post(`/article/${id}/update`, { reviewerOne: '' })).reviewerOne).toBeNull();
  });

  it('shows its author those nominated or excluded, without their addresses', async () => {
    const { id } = await steps.start();
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((lastName) =>
        app.people.add(`nominee-${lastName}@example.org`, 'reviewer', { firstName: 'Zoe', lastName, institute: 'AMC' }),
      ),
    );
    const named = { reviewerOne: one, reviewerRemoved: two };
    const { nominees } = body(await author.post(`/article/${id}/update`, named));
    expect(nominees).toEqual([
      { id: one, firstName: 'Zoe', lastName: 'One', institute: 'AMC' },
      { id: two, firstName: 'Zoe', lastName: 'Two', institute: 'AMC' },
    ]);
    expect(body(await author.get(`/article/${id}`)).nominees).toEqual(nominees);
    expect(body(await author.post(`/article/${id}/update`, { reviewerOne: '' })).nominees).toHaveLength(1);
  });

  it('suggests reviewers outside the list, each once', async () => {
    const { id } = await steps.start();
    const suggest = (fullName: string, email: string) =>
      author.post(`/article/${id}/suggest-new-reviewer`, { fullName, email });
    expect((await suggest('', 'a@example.org')).body.details).toEqual({ fullName: 'FULLNAME_REQUIRED' });
    expect((await suggest('A', 'a')).body.details).toEqual({ email: 'Email is not valid' });
    expect(body(await suggest('A', 'a@example.org')).suggestedReviewers).toEqual([
      { fullName: 'A', email: 'a@example.org' },
    ]);
    expect((await suggest('A', 'A@example.org')).status).toBe(422);
  });

  it('is returned with its version as ETag', async () => {
    const { id, version } = await steps.start();
    const answer = await author.get(`/article/${id}`);
    expect(answer.headers['etag']).toBe(`"${version}"`);
    expect(answer.body.version).toBe(version);
  });
});
