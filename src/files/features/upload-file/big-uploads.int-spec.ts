import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { BigUpload } from '../../../../test/support/files/big-upload';
import { AuthorSteps } from '../../../../test/support/stories/submission-steps';
import { PG_POOL } from '../../../platform/postgres';

/** test/e2e/robustness/big-files/big-uploads.long-spec.ts measures the memory that ten of them need. */
describe('an upload of 50 MB that is interrupted in the middle', () => {
  let app: SubmissionApp;
  beforeAll(async () => {
    app = await SubmissionApp.start();
  }, 120_000);
  afterAll(() => app.stop());

  const blobsBecome = async (isThere: (count: number) => boolean): Promise<void> => {
    while (!isThere(await app.blobCount())) await sleep(25);
  };

  it('leaves neither bytes nor a record', async () => {
    const author = await app.as('author');
    const { id } = await new AuthorSteps(author).start();
    const blobs = await app.blobCount();
    const upload = new BigUpload(app.origin, id, author, 1);
    await upload.sendUpTo(10 * 2 ** 20);
    await blobsBecome((count) => count > blobs);
    upload.breakOff();
    await blobsBecome((count) => count === blobs);
    const { rows } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('SELECT 1 FROM app.uploads WHERE article_id = $1', [id]);
    expect(rows).toEqual([]);
  }, 120_000);
});
