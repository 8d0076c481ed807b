import type { AuthRecord } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { AuthorSteps } from '../../support/stories/submission-steps';

interface Entry {
  subject: string | null;
  by: { id: string } | null;
  after: { request?: string } | null;
}

describe('the log of reading', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let articleId: string;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    articleId = (await new AuthorSteps(await app.as('author')).completeDraft()).id;
  });
  afterAll(() => app.stop());

  const entries = async (kind: string): Promise<Entry[]> =>
    (await webmaster.get('/security-log', { kind })).body.items as Entry[];

  it('has each download of data in bulk, with its route and request and without the article', async () => {
    const author = await app.as('author');
    const answer = await author.get(`/article/${articleId}/files.zip`).responseType('blob');
    expect(answer.status).toBe(200);
    await author.get('/own-data.zip').responseType('blob');
    const found = await entries('DATA_EXPORTED');
    expect(found.map(({ subject }) => subject)).toEqual(['/api/own-data.zip', '/api/article/:id/files.zip']);
    expect(found[1]?.after?.request).toBe(answer.headers['x-correlation-id']);
    expect(JSON.stringify(found)).not.toContain(articleId);
  });

  it('has no download that was refused', async () => {
    const before = (await entries('DATA_EXPORTED')).length;
    expect((await (await app.as('reviewer')).get(`/article/${articleId}/files.zip`)).status).toBe(404);
    expect((await entries('DATA_EXPORTED')).length).toBe(before);
  });

  it('has one entry for data that a person reads as another person, and none for data that people read as themselves', async () => {
    const { id } = (await (await app.as('author')).get('/user')).body as { id: string };
    const real = await app.signInAs('editor');
    const acting = app.visitor.with((await real.post(`/user/loginAs/${id}`)).body as AuthRecord);
    expect(await entries('READ_AS_ANOTHER')).toEqual([]);
    for (let times = 0; times < 2; times++) expect((await acting.get(`/article/${articleId}`)).status).toBe(200);
    expect(await entries('READ_AS_ANOTHER')).toMatchObject([{ subject: '/api/article/:id' }]);
  });
});
