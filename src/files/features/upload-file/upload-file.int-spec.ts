import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { until } from '../../../../test/support/app/http-until';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, body, demoFile } from '../../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../../contracts';
import { FILE_MESSAGES } from '../../../contracts';
import { BLOBS, type Blobs } from '../../../platform/blobs';

describe('an upload', () => {
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

  const upload = (file: { name: string; bytes: Buffer }, fields: Record<string, string> = {}, who = author) =>
    who.upload(`/article/${draft.id}/file-upload`, file, fields);
  const refused = async (name: string, bytes: Buffer, fields: Record<string, string> = {}): Promise<unknown[]> => {
    const answer = await upload({ name, bytes }, fields);
    return [answer.status, answer.body.code];
  };

  it('gets a name of article, designation and counter, and is added by that name', async () => {
    const first = await steps.upload(draft.id, 'Figure', 'figure-1.png');
    const second = await steps.upload(draft.id, 'Figure', 'figure-2.tiff');
    expect([first, second]).toEqual([`${draft.articleId}-Figure-1.png`, `${draft.articleId}-Figure-2.tiff`]);
    const body1 = { filename: second, type: 'Figure', fileType: 'tiff', revision: 0, figureTitle: 'By month' };
    const article = body(await author.post(`/article/${draft.id}/add-file`, body1));
    expect(article.files).toMatchObject([
      { filename: second, type: 'Figure', fileType: 'tiff', figureTitle: 'By month' },
    ]);
  });

  it('also with the designation after the file or in the query', async () => {
    const answer = await author.upload(`/article/${draft.id}/file-upload?type=Manuscript`, {
      name: 'Größe.docx',
      bytes: demoFile('manuscript.docx'),
    });
    expect(answer.body.fileName).toBe(`${draft.articleId}-Manuscript-1.docx`);
    const wrong = await author.upload(`/article/${draft.id}/file-upload?type=Manuscript`, {
      name: 'a.png',
      bytes: demoFile('figure-1.png'),
    });
    expect([wrong.status, wrong.body.code]).toEqual([415, 'WRONG_TYPE']);
  });

  it('is refused with instructions while the disk is full, and accepted once there is space', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const put = jest.spyOn(app.nest.get<Blobs>(BLOBS, { strict: false }), 'put').mockRejectedValueOnce(full);
    expect(await refused('figure-1.png', demoFile('figure-1.png'), { type: 'Figure' })).toEqual([503, 'UNAVAILABLE']);
    put.mockRestore();
    expect(await steps.upload(draft.id, 'Figure', 'figure-1.png')).toBe(`${draft.articleId}-Figure-1.png`);
  });

  it('unless name, content or designation do not fit', async () => {
    const blobs = await app.blobCount();
    expect(await refused('a.exe', Buffer.from('MZ'))).toEqual([415, 'WRONG_TYPE']);
    expect(await refused('noextension', Buffer.from('MZ'))).toEqual([415, 'WRONG_TYPE']);
    expect(await refused('a.docx', Buffer.from('<html>'), { type: 'Manuscript' })).toEqual([415, 'WRONG_TYPE']);
    expect(await refused('a.png', demoFile('manuscript.docx'), { type: 'Figure' })).toEqual([415, 'WRONG_TYPE']);
    expect(await refused('a.docx', demoFile('manuscript.docx'), { type: 'Figure' })).toEqual([415, 'WRONG_TYPE']);
    expect(await refused('a.pdf', Buffer.alloc(0), { type: 'Additional' })).toEqual([422, 'RULE_BROKEN']);
    expect(await refused('a.docx', demoFile('manuscript.docx'), { type: 'Nonsense' })).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    expect(await refused('a.docx', demoFile('manuscript.docx'), { type: 'RebuttalLetter' })).toEqual([
      422,
      'RULE_BROKEN',
    ]);
    expect(await refused('a.pdf', Buffer.from('%PDF-1.7'), { type: 'Overview' })).toEqual([422, 'RULE_BROKEN']);
    expect(await app.blobCount()).toBe(blobs);
  });

  it('up to exactly the limit', async () => {
    const bytes = Buffer.alloc(52_428_801);
    bytes.write('%PDF-1.7\n');
    const fits = await upload({ name: 'a.pdf', bytes: bytes.subarray(0, 52_428_800) }, { type: 'Additional' });
    expect(fits.status).toBe(200);
    const answer = await upload({ name: 'a.pdf', bytes }, { type: 'Additional' });
    expect([answer.status, answer.body.message]).toEqual([413, FILE_MESSAGES.tooLarge]);
  });

  it('one at a time, as a form', async () => {
    expect((await author.post(`/article/${draft.id}/file-upload`, {})).status).toBe(415);
    const empty = await author
      .post(`/article/${draft.id}/file-upload`, {})
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x--\r\n');
    expect(empty.status).toBe(400);
    const blobs = await app.blobCount();
    const two = await upload({ name: 'a.png', bytes: demoFile('figure-1.png') }).attach(
      'file',
      demoFile('figure-1.png'),
      'b.png',
    );
    expect(two.status).toBe(400);
    // The bytes received so far are removed after the answer.
    await until('only the files of before', async () => (await app.blobCount()) === blobs || undefined);
  });

  it('or not at all: an interrupted upload leaves nothing', async () => {
    const blobs = await app.blobCount();
    await cutUpload(app.origin, `/api/article/${draft.id}/file-upload`, author.token);
    await sleep(300);
    await until('only the files of before', async () => (await app.blobCount()) === blobs || undefined);
    expect((await author.get(`/article/${draft.id}`)).status).toBe(200);
  });

  it('by no one else, and not while the article is with the office', async () => {
    const stranger = await app.as('guest');
    expect((await upload({ name: 'a.png', bytes: demoFile('figure-1.png') }, {}, stranger)).status).toBe(404);
    const { id } = await steps.submitted();
    const late = await author.upload(`/article/${id}/file-upload`, {
      name: 'a.png',
      bytes: demoFile('figure-1.png'),
    });
    expect([late.status, late.body.code]).toEqual([409, 'TRANSITION_REFUSED']);
  });
});

/** Sends the start of an upload and breaks the connection. */
async function cutUpload(origin: string, path: string, token: string): Promise<void> {
  const call = httpRequest(`${origin}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=cut',
      'Content-Length': 1_000_000,
    },
  });
  call.on('error', () => undefined);
  call.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  call.write(Buffer.alloc(200_000));
  await sleep(300);
  call.destroy();
}
