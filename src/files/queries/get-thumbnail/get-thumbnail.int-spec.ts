import sharp from 'sharp';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, demoFile } from '../../../../test/support/stories/submission-steps';

describe('the thumbnail of a figure', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let id: string;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
    ({ id } = await steps.start());
  });
  afterAll(() => app.stop());

  const thumbnailOf = async (name: string): Promise<string> => {
    const { files } = await steps.addFile(id, 'Figure', name);
    const path = files.find(({ originalName }) => originalName === name)?.thumbnail ?? '';
    return path.replace(/^\/api/, '');
  };

  it('is a small JPEG, also of a TIFF, for anyone with the signed link, while it is valid', async () => {
    const path = await thumbnailOf('figure-2.tiff');
    const { visitor } = app.people;
    const answer = await visitor.get(path).responseType('blob');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const { format, width = 0, height = 0 } = await sharp(answer.body).metadata();
    expect([format, Math.max(width, height) <= 320]).toEqual(['jpeg', true]);
    const known = await visitor.get(path, {}, { 'If-None-Match': answer.headers['etag'] ?? '' });
    expect(known.status).toBe(304);
    expect((await visitor.get(`${path}x`)).status).toBe(403);
    expect((await visitor.get(path.split('?')[0] ?? '')).status).toBe(403);
    app.clock.advance({ minutes: 16 });
    expect((await visitor.get(path)).status).toBe(403);
  });

  it('does not exist for a text, nor for a picture that cannot be decoded', async () => {
    const { files } = await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    expect(files.find(({ type }) => type === 'Manuscript')?.thumbnail).toBeNull();
    const damaged = demoFile('figure-1.png').subarray(0, 200);
    const filename = await steps.upload(id, 'Figure', 'damaged.png', damaged);
    const added = (await author.post(`/article/${id}/add-file`, { filename, type: 'Figure' })).body;
    const { thumbnail } = added.files.find((file: { originalName: string }) => file.originalName === 'damaged.png');
    const answer = await app.people.visitor.get(thumbnail.replace(/^\/api/, ''));
    expect([answer.status, answer.body.message]).toEqual([404, 'There is no small picture of this file.']);
  });
});
