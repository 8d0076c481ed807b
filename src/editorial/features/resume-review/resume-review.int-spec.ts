import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';

describe('resuming the review of a returned article', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('resumed-1@example.net', 'reviewer');
  });
  afterAll(() => app.stop());

  const returned = async (): Promise<OfficeStory> => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('return-to-assistant')));
    expect((await story.article()).status).toBe('RETURNED_TO_EDITOR');
    return story;
  };

  it('works out the status from the reviewers', async () => {
    const story = await returned();
    const resumed = await ok((await app.as('assistant')).post(story.path('resume-review')));
    expect(resumed.body).toMatchObject({ status: 'REVIEWER_SELECTION' });
    const again = await (await app.as('editor')).post(story.path('resume-review'));
    expect(again.status).toBe(409);
  });

  it('is implied by choosing a reviewer or the number of reviewers', async () => {
    const chosen = await returned();
    const id = (await app.as('resumed-1@example.net')).userId;
    await ok((await app.as('editor')).post(chosen.path(`reviewer?reviewerId=${id}`)));
    expect((await chosen.article()).status).toBe('REVIEWER_SELECTION');
    const counted = await returned();
    await ok((await app.as('editor')).post(counted.path('set-reviewers-count?count=0')));
    expect((await counted.article()).status).toBe('REVIEWED');
  });
});
