import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { RevisionChanges } from '../../../contracts';

describe('what an author changed in a revision', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('rita@example.net', 'reviewer', { firstName: 'Rita', lastName: 'Review' });
  });
  afterAll(() => app.stop());

  const changes = async (story: OfficeStory): Promise<RevisionChanges> =>
    (await ok((await app.as('editor')).get(story.path('revision-changes')))).body as RevisionChanges;

  it('is nothing before a revision, and then its new files', async () => {
    const story = await OfficeStory.inSelection(app);
    expect(await changes(story)).toMatchObject({ revision: 0, title: null, files: { added: [], kept: 0 } });
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
    await story.reviewed('rita@example.net');
    await story.decide('MINOR_REVISION');
    await story.revise();
    const { title, abstractWords, authors, files, revision } = await changes(story);
    expect({ title, abstractWords, authors, revision }).toEqual({
      ...{ title: null, abstractWords: null, revision: 1 },
      authors: { added: [], removed: [] },
    });
    expect(files.added.map(({ designation }) => designation).sort()).toEqual(['MarkedManuscript', 'RebuttalLetter']);
    // The files of this story have the same bytes: the unmarked manuscript equals the previous manuscript.
    expect([files.replaced, files.removed, files.kept]).toEqual([[], [], 1]);
  });
});
