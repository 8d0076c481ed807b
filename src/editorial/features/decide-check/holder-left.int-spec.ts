import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { ArticleLogEntry } from '../../../contracts';

const HOLDER = 'leaves-the-board@example.net';

describe('a revision whose associate editor has left the group', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(HOLDER, 'associate editor', { firstName: 'Lee', lastName: 'Left' });
    story = await OfficeStory.inSelection(app);
    await story.assignAssociate(HOLDER);
    const editor = await app.as('editor');
    await ok(editor.post(story.path('set-reviewers-count?count=0')));
    await story.decide('MAJOR_REVISION');
    await story.revise();
    const { userId } = await app.as(HOLDER);
    await ok((await app.as('assistant')).post(`/user/update/${userId}/change-role?groupId=3`));
  });
  afterAll(() => app.stop());

  it('goes to the selection of reviewers after its check, so that an editor can act', async () => {
    await story.passCheck();
    const { status, associateEditorId, actions } = await story.article();
    expect([status, associateEditorId]).toEqual(['REVIEWER_SELECTION', null]);
    expect(actions).toContain('decide');
    const [last] = (await ok((await app.as('editor')).get('/article/all', { q: story.number }))).body.items as {
      status: string;
    }[];
    expect(last?.status).toBe('REVIEWER_SELECTION');
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
    expect(log.map(({ description }) => description)).toContain(
      'Lee Left has no access any more and does not hold the article now.',
    );
  });
});
