import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { annotatedDocx, annotatedPdf, SECRET, unpackedText } from '../../../../test/support/files/annotated-files';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { REVIEW_FILE_BYTES, REVIEW_FILE_MESSAGES, type ReviewAnswer } from '../../../contracts';

const REVIEWER = 'file.canary@example.net';
const FELLOW = 'file-fellow@example.net';

interface Sent {
  status: number;
  text: string;
  body: { id?: string; message?: string };
}

describe('The annotated manuscript of a review', () => {
  let app: TestApp;
  let story: OfficeStory;
  let requestId: string;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rita', lastName: SECRET });
    await app.addPerson(FELLOW, 'reviewer');
    story = await OfficeStory.inSelection(app);
    await story.reviewed(FELLOW);
    requestId = await story.invite(REVIEWER);
  });
  afterAll(() => app.stop());

  const path = (): string => story.path(`review-file/${requestId}`);
  const attach = async (bytes: Buffer, name: string, who = REVIEWER): Promise<Sent> => {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)]), name);
    const headers = { Authorization: `Bearer ${(await app.as(who)).token}` };
    const answer = await fetch(`${app.origin}/api${path()}`, { method: 'POST', headers, body: form });
    const text = await answer.text();
    return { status: answer.status, text, body: JSON.parse(text) as Sent['body'] };
  };
  const attached = async (bytes: Buffer, name: string): Promise<Sent> => {
    const answer = await attach(bytes, name);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer;
  };
  const read = async (who: string): Promise<ReviewAnswer> =>
    (await ok((await app.as(who)).get(story.path(`get-review/${requestId}`)))).body as ReviewAnswer;
  const fileOf = async (who: string) => (await read(who)).annotated;
  const bytesAt = async (location = ''): Promise<Buffer> => {
    const answer = await fetch(`${app.origin}${location}`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };

  it('is attached only once the request was accepted, and by its reviewer alone', async () => {
    expect((await attach(await annotatedPdf(), 'a.pdf')).status).toBe(409);
    await story.answer(REVIEWER, requestId, true);
    expect((await attach(await annotatedPdf(), 'a.pdf', FELLOW)).status).toBe(404);
    expect((await attach(await annotatedPdf(), 'a.pdf', 'author')).status).toBe(403);
    expect((await attach(await annotatedPdf(), 'a.pdf', 'editor')).status).toBe(403);
    expect(await fileOf(REVIEWER)).toBeNull();
  });

  it.each([
    ['pdf', annotatedPdf],
    ['docx', annotatedDocx],
  ] as const)('is stored without names, in the .%s and in its file name', async (extension, make) => {
    const answer = await attached(await make(), `Review by ${SECRET}.${extension}`);
    expect(answer.text).not.toMatch(/canary/i);
    const file = await fileOf(REVIEWER);
    expect(file).toMatchObject({ fileType: extension, id: answer.body.id });
    expect(file?.filename).toMatch(new RegExp(`^${story.number}-R0-annotated-[0-9a-f]{4}\\.${extension}$`));
    expect(await unpackedText(await bytesAt(file?.location))).not.toMatch(/canary/i);
  });

  it('is refused when it is not a PDF or .docx, damaged, or too large', async () => {
    const text = await attach(Buffer.from('notes'), 'notes.txt');
    expect([text.status, text.body.message]).toEqual([415, REVIEW_FILE_MESSAGES.type]);
    const damaged = await attach(Buffer.from('%PDF-1.7 and nothing more'), 'a.pdf');
    expect([damaged.status, damaged.body.message]).toEqual([
      422,
      expect.stringMatching(/names .* could not be removed/),
    ]);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(REVIEW_FILE_BYTES)]);
    expect((await attach(large, 'a.pdf')).status).toBe(413);
    expect((await fileOf(REVIEWER))?.fileType).toBe('docx');
  });

  it('is not shown to the office, nor to the author, while the review is being written', async () => {
    expect(await fileOf('editor')).toBeNull();
    const { version } = await story.article('author');
    await attached(await annotatedPdf(), 'b.pdf');
    expect((await story.article('author')).version).toBe(version);
    expect(JSON.stringify(await story.article('author'))).not.toContain('annotated');
  });

  it('can be taken back, once', async () => {
    const remove = async () => (await app.as(REVIEWER)).post(`${path()}/delete`);
    await ok(remove());
    await ok(remove());
    expect(await fileOf(REVIEWER)).toBeNull();
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as {
      actionType: string;
      text?: string;
    }[];
    expect(JSON.stringify(log)).toContain('removed the annotated manuscript');
  });

  it('is read by the office with the review, and by the author after the decision, without names', async () => {
    await attached(await annotatedPdf(), 'final.pdf');
    await story.review(REVIEWER, requestId);
    expect((await attach(await annotatedPdf(), 'late.pdf')).status).toBe(409);
    expect((await fileOf('editor'))?.fileType).toBe('pdf');
    const early = await (await app.as('author')).get(story.path(`get-review/${requestId}`));
    expect(early.status).toBe(404);
    await story.decide('MAJOR_REVISION');
    const seen = await read('author');
    expect(JSON.stringify(seen)).not.toMatch(/canary/i);
    expect(await unpackedText(await bytesAt(seen.annotated?.location))).not.toMatch(/canary/i);
    expect(JSON.stringify(await read(FELLOW).catch(() => null))).not.toMatch(/canary/i);
  });
});
