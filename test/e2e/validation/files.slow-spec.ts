import { type ArticleCommand, Articles, personActor } from '../../../src/article';
import { type ArticleView, extensionOf } from '../../../src/contracts';
import { COUNT_ROWS, EXTENSION_ROWS, type FileRow, SIZE_ROWS } from '../../fixtures/validation/file-rows';
import { CORRECTION_ROWS, GOOD_REVISION, REVISION_ROWS } from '../../fixtures/validation/sending-rows';
import type { Answer, HttpClient } from '../../support/app/http-client';
import { SubmissionApp } from '../../support/app/submission-app';
import { aMail } from '../../support/article/article-people';
import { bytesOf } from '../../support/files/bytes-of';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

describe('the rules on files over HTTP', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const office = async (id: string, ...commands: ArticleCommand[]): Promise<void> => {
    const { user } = await app.as('editor');
    const actor = personActor({ userId: user.id, email: user.email, group: 'editor' });
    for (const command of commands)
      await app.nest.get(Articles).execute(id, () => command, { actor, meta: { correlationId: 'spec' } });
  };
  const override = (status: 'MINOR_REVISION'): ArticleCommand => ({
    type: 'Override',
    data: { status, reason: 'Please revise.', mail: null },
  });
  const correction: ArticleCommand = {
    type: 'RequestCorrection',
    data: {
      ...{ correctionId: 'c1', reason: 'Files', description: '<p>Please mend.</p>' },
      mail: aMail('mail-1', 'CORRECTION_REQUEST'),
    },
  };
  const inRevision = async (): Promise<string> => {
    const { id } = await steps.submitted();
    await office(id, override('MINOR_REVISION'));
    return id;
  };
  const inDraft = async (): Promise<string> => (await steps.start()).id;

  function contentOf({ name, size }: Pick<FileRow, 'name' | 'size'>): Buffer {
    const bytes = bytesOf(extensionOf(name));
    return size === undefined ? bytes : Buffer.concat([bytes, Buffer.alloc(size)]).subarray(0, size);
  }
  /** Uploads and adds a file; returns the last response. */
  async function add(id: string, row: Pick<FileRow, 'type' | 'name' | 'size'>): Promise<Answer> {
    const file = { name: row.name, bytes: contentOf(row) };
    const uploaded = await author.upload(`/article/${id}/file-upload`, file, { type: row.type });
    if (uploaded.status !== 200) return uploaded;
    return author.post(`/article/${id}/add-file`, { filename: uploaded.body.fileName, type: row.type });
  }
  async function run(id: string, row: FileRow): Promise<void> {
    for (const one of row.present ?? []) body(await add(id, one));
    const answer = await add(id, row);
    if (row.message === null) expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    else expect([400 <= answer.status && answer.status < 500, answer.body.message]).toEqual([true, row.message]);
  }

  it.each([...EXTENSION_ROWS.wizard, ...COUNT_ROWS.wizard, ...SIZE_ROWS])('of a draft: $what', async (row) => {
    await run(await inDraft(), row);
  });

  it.each([...EXTENSION_ROWS.revision, ...COUNT_ROWS.revision])('of a revision: $what', async (row) => {
    await run(await inRevision(), row);
  });

  it.each(REVISION_ROWS)('sending a revision: %s', async (_what, field, input, message) => {
    const { present, confirmed } = { ...GOOD_REVISION, ...input };
    const id = await inRevision();
    for (const type of present) body(await add(id, { type, name: `${type}.docx` }));
    const answer = await author.post(`/article/${id}/submit-revision`, { articleId: id, files: [], confirmed });
    expect([answer.status, answer.body.details?.[field] ?? null]).toEqual([message === null ? 200 : 400, message]);
  });

  it.each(CORRECTION_ROWS)('sending a correction: %s', async (_what, field, { changed = true, present }, message) => {
    const { id } = await steps.submitted();
    await office(id, correction);
    const article = body<ArticleView>(await author.get(`/article/${id}`));
    const of = (type: string): string => article.files.find((file) => file.type === type)?.id ?? '';
    if (present) body(await author.post(`/article/${id}/remove-file/${of('Manuscript')}`));
    else if (changed) body(await author.post(`/article/${id}/remove-file/${of('Figure')}`));
    const answer = await author.post(`/article/${id}/submit-correction`, { articleId: id, files: [] });
    expect(answer.body.details?.[field] ?? null).toBe(message);
    expect(answer.status < 300).toBe(message === null);
  });
});
