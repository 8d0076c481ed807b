import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { EICAR, FakeClamd } from '../../../test/support/files/fake-clamd';
import { docxOf } from '../../../test/support/files/zip-of';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import { FILE_MESSAGES, type FileView } from '../../contracts';

const withMacros = docxOf({ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' });

describe('a file is checked before it is stored', () => {
  let clamd: FakeClamd;
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let id: string;
  beforeAll(async () => {
    clamd = await FakeClamd.start();
    app = await SubmissionApp.start({ CLAMAV_URL: clamd.url });
    author = await app.as('author');
    steps = new AuthorSteps(author);
    ({ id } = await steps.start());
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await clamd.stop();
  });

  const send = (name: string, bytes: Buffer) => author.upload(`/article/${id}/file-upload`, { name, bytes });
  const flagsFor = async (who: HttpClient, article: string): Promise<FileView['flags'][]> =>
    body(await who.get(`/article/${article}`)).files.map(({ flags }) => flags);

  it('and refused, with nothing stored, when it is an archive bomb, damaged or contains a virus', async () => {
    const blobs = await app.blobCount();
    const bomb = docxOf({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 2 ** 20) });
    const virus = docxOf({ name: 'word/a.txt', content: EICAR, stored: true });
    const answers = [
      await send('a.docx', bomb),
      await send('a.docx', docxOf({ name: 'word/a', content: 'bytes', stored: true, claims: 4 })),
      await send('a.docx', virus),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [422, 'RULE_BROKEN'],
      [415, 'WRONG_TYPE'],
      [422, 'RULE_BROKEN'],
    ]);
    expect([answers[0]?.body.message, answers[2]?.body.message]).toEqual([FILE_MESSAGES.bomb, FILE_MESSAGES.virus]);
    expect(await app.blobCount()).toBe(blobs);
  });

  it('and only the office sees a warning of macros', async () => {
    const { id: article } = await steps.completeDraft();
    const upload = await author.upload(
      `/article/${article}/file-upload`,
      { name: 'macros.docx', bytes: withMacros },
      { type: 'Additional' },
    );
    const added = await author.post(`/article/${article}/add-file`, {
      filename: body<{ fileName: string }>(upload).fileName,
      type: 'Additional',
    });
    expect(body(added).files.map(({ flags }) => flags)).toEqual([null, null, null]);
    await steps.overview(article);
    await steps.submit(article);
    const forAuthor = await author.get(`/article/${article}`);
    expect(forAuthor.text).not.toContain('MACROS');
    const office = await app.as('assistant');
    expect(await flagsFor(office, article)).toEqual(expect.arrayContaining([[], [], ['MACROS']]));
  }, 60_000);

  it('and waits for another try while the virus scanner is unavailable', async () => {
    const blobs = await app.blobCount();
    await clamd.stop();
    const away = await send('a.docx', docxOf());
    expect([away.status, away.body.code, away.body.message]).toEqual([503, 'UNAVAILABLE', FILE_MESSAGES.unchecked]);
    expect(await app.blobCount()).toBe(blobs);
  });
});
