import type { Pool } from 'pg';
import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps, body, demoFile } from '../../../test/support/stories/submission-steps';
import { PG_POOL } from '../../platform/postgres';
import { SweepUploadsJob } from './sweep-uploads.job';

describe('uploads that were never added to an article', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeEach(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterEach(() => app.stop());

  const rows = async (): Promise<string[]> => {
    const { rows: found } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query<{ name: string }>('SELECT original_name AS name FROM app.uploads ORDER BY 1');
    return found.map(({ name }) => name);
  };
  const sweep = (): Promise<void> => app.nest.get(SweepUploadsJob, { strict: false }).sweep();

  it('are removed after a day with their bytes, and so are bytes that never got a record', async () => {
    const { id } = await steps.start();
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    await steps.upload(id, 'Figure', 'figure-1.png');
    const two = await author
      .upload(`/article/${id}/file-upload`, { name: 'a.png', bytes: demoFile('figure-1.png') })
      .attach('file', demoFile('manuscript.docx'), 'b.docx');
    expect(two.status).toBe(400);
    await sweep();
    expect(await rows()).toEqual(['figure-1.png', 'manuscript.docx']);
    expect(await app.blobCount()).toBe(2);
    app.clock.advance({ days: 2 });
    await sweep();
    expect(await rows()).toEqual(['manuscript.docx']);
    expect(await app.blobCount()).toBe(1);
  });

  it('can no longer be added shortly before that', async () => {
    const { id } = await steps.start();
    const filename = await steps.upload(id, 'Figure', 'figure-1.png');
    app.clock.advance({ minutes: 23 * 60 + 1 });
    const late = await (await app.as('author')).post(`/article/${id}/add-file`, { filename, type: 'Figure' });
    expect([late.status, late.body.details]).toEqual([400, { filename: expect.stringContaining('upload') }]);
  });

  it('are kept when they were added but the process died before they were marked', async () => {
    const { id } = await steps.start();
    await steps.addFile(id, 'Figure', 'figure-1.png');
    await app.nest.get<Pool>(PG_POOL, { strict: false }).query('UPDATE app.uploads SET recorded_at = NULL');
    app.clock.advance({ days: 2 });
    await sweep();
    expect([await rows(), await app.blobCount()]).toEqual([['figure-1.png'], 1]);
  });

  it('keep their bytes while a file of another article refers to them', async () => {
    const [one, other] = [await steps.start(), await steps.start()];
    await steps.addFile(one.id, 'Figure', 'figure-1.png');
    await steps.upload(other.id, 'Figure', 'figure-1.png');
    app.clock.advance({ days: 2 });
    await sweep();
    expect([await rows(), await app.blobCount()]).toEqual([['figure-1.png'], 1]);
    expect(body(await author.get(`/article/${one.id}`)).files).toHaveLength(1);
  });
});
