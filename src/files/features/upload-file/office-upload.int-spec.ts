import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { unpackedText } from '../../../../test/support/files/annotated-files';
import { authoredDocx } from '../../../../test/support/files/authored-files';
import { compoundFile } from '../../../../test/support/files/samples/doc-samples';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { demoFile } from '../../../../test/support/stories/submission-steps';
import type { ArticleView, FileView } from '../../../contracts';
import { FILE_MESSAGES } from '../../../contracts';

const SECRET = 'janseneditor';
const NAME = `ms-corrected-by-${SECRET}.docx`;
const OLD_DOC = compoundFile([['WordDocument', Buffer.from('text')]]);
const DAMAGED = demoFile('figure-1.png').subarray(0, 200);
const REVIEWER = 'office-upload@reviewers.example';

describe('a file that the office adds to a manuscript', () => {
  let app: TestApp;
  let story: OfficeStory;
  let editor: HttpClient;
  let author: HttpClient;
  let added: FileView;

  const upload = (bytes: Buffer, name: string, type: string, fields: { namesChecked?: string } = {}) =>
    editor.upload(story.path('file-upload'), { name, bytes }, { type, ...fields });
  const fileOf = async (who: HttpClient, fileId = added.id): Promise<FileView> => {
    const { files } = (await ok(who.get(`/article/${story.id}`))).body as ArticleView;
    const found = files.find(({ id }) => id === fileId);
    if (!found) throw new Error('The file is not shown');
    return found;
  };
  const bytesOf = async (path: string, token = ''): Promise<Buffer> => {
    const answer = await fetch(`${app.origin}${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const textIn = async (bytes: Buffer): Promise<string> => (await unpackedText(bytes)).toLowerCase();
  const zipOf = ({ token = '' }: HttpClient) => bytesOf(`/api${story.path('files.zip')}`, token);

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer');
    story = await OfficeStory.inSelection(app);
    [editor, author] = [await app.as('editor'), await app.as('author')];
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const sent = await ok(upload(await authoredDocx({ secret: SECRET }, jpeg), NAME, 'Additional'));
    const { fileName: filename } = sent.body as { fileName: string };
    const { files } = (await ok(editor.post(story.path('add-file'), { filename, type: 'Additional' })))
      .body as ArticleView;
    added = files.find((file) => file.filename === filename) as FileView;
  });
  afterAll(() => app.stop());

  it('keeps its name and bytes for staff', async () => {
    expect(added.originalName).toBe(NAME);
    expect(await textIn(await bytesOf((await fileOf(await app.as('assistant'))).location))).toContain(SECRET);
    expect(await textIn(await zipOf(await app.as('assistant')))).toContain(SECRET);
  });

  it('shows the author neither its name nor the names in it, in the link and in the archive', async () => {
    const file = await fileOf(author);
    expect([file.originalName, file.location.includes('/anonymous-')]).toEqual([null, true]);
    const text = await textIn(await bytesOf(file.location));
    expect([text.includes(SECRET), text.includes('word/document.xml')]).toEqual([false, true]);
    const archive = await textIn(await zipOf(author));
    expect([archive.includes(SECRET), archive.includes(file.filename.toLowerCase())]).toEqual([false, true]);
  });

  it('shows a reviewer neither, also when the authors are known', async () => {
    const request = await story.invite(REVIEWER);
    await story.answer(REVIEWER, request, true);
    const file = await fileOf(await app.as(REVIEWER));
    expect([file.originalName, file.location.includes('/anonymous-')]).toEqual([null, true]);
    expect(await textIn(await bytesOf(file.location))).not.toContain(SECRET);
  });

  it.each([
    ['old.doc', 'Additional', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['film.mp4', 'Video', Buffer.from('00000018667479706d703432', 'hex')],
    ['two.odt', 'Abstract', Buffer.from('504b0304', 'hex')],
  ])('is refused if the names in it cannot be removed: %s', async (name, type, bytes) => {
    const answer = await upload(bytes, name, type);
    expect([answer.status, answer.body.message]).toEqual([422, FILE_MESSAGES.namesStay]);
  });

  it('is refused if it is damaged', async () => {
    const answer = await upload(DAMAGED, 'damaged.png', 'Figure');
    expect([answer.status, answer.body.message]).toEqual([422, FILE_MESSAGES.namesStay]);
  });

  it('that is for the office alone is accepted whatever it is, also if its kind is sent after it', async () => {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(OLD_DOC)]), 'letter.doc');
    form.append('type', 'CoverLetter');
    const headers = { Authorization: `Bearer ${editor.token}` };
    const answer = await fetch(`${app.origin}/api${story.path('file-upload')}`, {
      ...{ method: 'POST', headers, body: form },
    });
    expect(answer.status).toBe(200);
  });

  it('reaches others as it is, without its name, if its sender confirms that it names no one', async () => {
    for (const [name, type, bytes] of [
      ['old.doc', 'Additional', OLD_DOC],
      ['damaged.png', 'Figure', DAMAGED],
    ] as const) {
      const sent = await ok(upload(bytes, name, type, { namesChecked: 'true' }));
      const { fileName: filename } = sent.body as { fileName: string };
      const { files } = (await ok(editor.post(story.path('add-file'), { filename, type }))).body as ArticleView;
      const file = files.find((one) => one.filename === filename) as FileView;
      expect(file.flags).toContain('NAMES_CHECKED');
      const shown = await fileOf(author, file.id);
      expect([shown.originalName, shown.flags, await bytesOf(shown.location)]).toEqual([null, null, bytes]);
      expect(await textIn(await zipOf(author))).toContain(filename.toLowerCase());
    }
  });

  it('is cleaned all the same if a copy without names can be made', async () => {
    const sent = await ok(upload(demoFile('figure-1.png'), 'clean.png', 'Figure', { namesChecked: 'true' }));
    const { fileName: filename } = sent.body as { fileName: string };
    const { files } = (await ok(editor.post(story.path('add-file'), { filename, type: 'Figure' }))).body as ArticleView;
    expect(files.find((file) => file.filename === filename)?.flags).toEqual([]);
  });
});
