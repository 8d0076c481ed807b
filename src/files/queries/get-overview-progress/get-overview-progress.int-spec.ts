import type { HttpClient } from '../../../../test/support/app/http-client';
import { until } from '../../../../test/support/app/http-until';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../../../test/support/stories/submission-steps';
import type { OverviewProgress } from '../../../contracts';

describe('the progress of an overview', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  }, 120_000);
  afterAll(() => app.stop());

  const progress = async (id: string, language = 'en'): Promise<OverviewProgress> =>
    body<OverviewProgress>(await author.get(`/article/${id}/overall/progress`, {}, { 'Accept-Language': language }));

  it('is the same for the first caller and for a caller who returns, until it is ready', async () => {
    const { id, version } = await steps.completeDraft();
    expect(await progress(id)).toMatchObject({ state: 'none', percent: 0, version });
    let letGo = (): void => undefined;
    app.renderer.held = new Promise((resolve) => (letGo = resolve));
    const asked = steps.overview(id);
    const setting = await until('its printing', async () => {
      const now = await progress(id);
      return now.stage === 'setting' ? now : null;
    });
    expect(setting).toMatchObject({ state: 'making', percent: 60, message: null, version });
    letGo();
    await asked;
    const ready = await progress(id);
    expect(ready).toMatchObject({ state: 'ready', percent: 100, stage: null });
    expect(ready.version).toBe(version);
  }, 120_000);

  it('shows a failure until the content changes', async () => {
    const { id } = await steps.start();
    app.renderer.isBroken = true;
    expect((await author.get(`/article/${id}/overall`)).status).toBe(503);
    // The durable job retries automatically, so 'making' may appear in between.
    const becomes = (state: OverviewProgress['state'], language?: string): Promise<OverviewProgress> =>
      until(state, async () => {
        const now = await progress(id, language);
        return now.state === state ? now : null;
      });
    expect(await becomes('failed')).toMatchObject({ message: expect.stringMatching(/try again/), percent: 0 });
    expect((await becomes('failed', 'nl')).message).toBe(
      'Het overzicht kon niet worden gemaakt. Probeer het zo opnieuw.',
    );
    body(await author.post(`/article/${id}/update`, { articleTitle: 'Another title' }));
    await becomes('none');
    app.renderer.isBroken = false;
    await steps.overview(id);
    expect((await progress(id)).state).toBe('ready');
  }, 120_000);
});
