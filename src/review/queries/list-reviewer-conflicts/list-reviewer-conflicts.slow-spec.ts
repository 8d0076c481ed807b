import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { ReviewerConflict } from '../../../contracts';

const RITA = 'rita@example.net';
const OTTO = 'otto@elsewhere.example';

describe('conflicts of the chosen reviewers', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(RITA, 'reviewer', { firstName: 'Rita', lastName: 'Review', institute: 'institute of  TESTS' });
    await app.addPerson(OTTO, 'reviewer', { firstName: 'Otto', lastName: 'Other', institute: 'Far away' });
    story = await OfficeStory.inSelection(app);
    await story.invite(RITA);
    await story.invite(OTTO);
  });
  afterAll(() => app.stop());

  const conflicts = async (): Promise<Record<string, string[]>> => {
    const { body } = await ok((await app.as('editor')).get(story.path('reviewer-conflicts')));
    return Object.fromEntries((body as ReviewerConflict[]).map((one) => [one.reviewer.firstName, one.reasons]));
  };

  it('are the ones that a candidate has, and no reviewer without a doubt is named', async () => {
    expect(await conflicts()).toEqual({ Rita: ['SAME_INSTITUTE'] });
  });

  it('include those that arose after the choice', async () => {
    const entry = { firstName: 'Otto', lastName: 'Other', emailAddress: OTTO, shortReason: 'Copied' };
    await ok((await app.as('editor')).post('/article/blacklist-author/save', entry));
    expect(await conflicts()).toEqual({ Rita: ['SAME_INSTITUTE'], Otto: ['BLACKLISTED'] });
  });
});
