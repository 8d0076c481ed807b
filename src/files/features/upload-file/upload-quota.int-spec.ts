import type { Pool } from 'pg';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, demoFile } from '../../../../test/support/stories/submission-steps';
import type { JournalSettings } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsStore } from '../../../platform/settings';
import { MOST_FILES_A_DAY } from '../../uploads/upload-quota';

const GIGABYTE = 1024 ** 3;

describe('what one person may upload in a day', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  beforeEach(() => app.nest.get<Pool>(PG_POOL, { strict: false }).query('DELETE FROM app.uploads'));
  afterAll(() => app.stop());

  const settings = (changes: Partial<JournalSettings>): Promise<unknown> =>
    app.nest.get<SettingsStore>(SETTINGS, { strict: false }).change(changes);

  /** Inserts earlier uploads of this person. */
  const uploaded = async (files: number, bytes: number, hoursAgo: number): Promise<void> => {
    const ids = Array.from({ length: files }, () => newId());
    await app.nest.get<Pool>(PG_POOL, { strict: false }).query(
      `INSERT INTO app.uploads (id, article_id, user_id, file_name, original_name, extension, hash, size, created_at)
       SELECT id, 'another', $2, 'f-' || id, 'a.png', 'png', 'h', $3, now() - make_interval(hours => $4) FROM unnest($1::uuid[]) id`,
      [ids, author.userId, bytes, hoursAgo],
    );
  };
  const upload = async (): Promise<unknown> => {
    const { id } = await steps.start();
    const file = { name: 'figure-1.png', bytes: demoFile('figure-1.png') };
    const answer = await author.upload(`/article/${id}/file-upload`, file, { type: 'Figure' });
    return answer.status === 200 ? 200 : [answer.status, answer.body.message];
  };

  it('ends at the gigabytes of the settings', async () => {
    await uploaded(2, GIGABYTE, 23);
    const refusal = [429, expect.stringContaining('1,000 files or 2 GB in 24 hours')];
    expect(await upload()).toEqual(refusal);
    await settings({ uploadQuotaGigabytes: 3 });
    expect(await upload()).toBe(200);
    await settings({ uploadQuotaGigabytes: 2 });
    expect(await upload()).toEqual(refusal);
  });

  it('ends at a number of files', async () => {
    await uploaded(MOST_FILES_A_DAY - 1, 10, 1);
    expect(await upload()).toBe(200);
    expect(await upload()).toEqual([429, expect.any(String)]);
  });

  it('counts neither uploads older than a day nor those of others', async () => {
    await uploaded(MOST_FILES_A_DAY, GIGABYTE, 25);
    expect(await upload()).toBe(200);
    const editor = await app.as('editor');
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.uploads SET user_id = $1, created_at = now()', [editor.userId]);
    expect(await upload()).toBe(200);
  });
});
