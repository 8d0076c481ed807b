import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import { Articles } from '../../article';
import { JOBS, type Jobs } from '../../platform/jobs';
import { MAKE_OVERVIEW_JOB } from './overview-documents';

describe('the job behind an overview', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const isCurrent = async (id: string): Promise<boolean> => body(await author.get(`/article/${id}`)).overviewCurrent;
  const revisionOf = async (id: string): Promise<number> =>
    (await app.nest.get(Articles, { strict: false }).load(id))?.version ?? -1;
  const enqueue = (articleId: string, version: number, key: string): Promise<void> =>
    app.nest.get<Jobs>(JOBS).enqueue(MAKE_OVERVIEW_JOB, { articleId, version, correlationId: 'spec' }, { key });

  it('makes it without a waiting caller, as after a crash of the process that got the request', async () => {
    const { id } = await steps.start();
    await enqueue(id, await revisionOf(id), 'left behind');
    await until('the overview', async () => ((await isCurrent(id)) ? true : undefined));
    expect(body(await author.get(`/article/${id}`)).files.map((file) => file.type)).toEqual(['Overview']);
  });

  it('makes it even though the browser failed the first time', async () => {
    const { id } = await steps.start();
    app.renderer.isBroken = true;
    expect((await author.get(`/article/${id}/overall`)).status).toBe(503);
    app.renderer.isBroken = false;
    await until('the overview', async () => ((await isCurrent(id)) ? true : undefined));
  });

  it('does nothing for content that has changed since', async () => {
    const { id, version } = await steps.start();
    const outdated = await revisionOf(id);
    body(await author.post(`/article/${id}/update`, { articleTitle: 'Changed', version }));
    const { id: next } = await steps.start();
    const before = app.renderer.pages.length;
    await enqueue(id, outdated, 'outdated');
    await enqueue(next, await revisionOf(next), 'after it');
    await until('the overview after it', async () => ((await isCurrent(next)) ? true : undefined));
    expect(app.renderer.pages.slice(before).filter((page) => page.includes('Changed'))).toEqual([]);
    expect(await isCurrent(id)).toBe(false);
  });
});
