import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { OwnArticleCard } from '../../contracts';

describe('The articles of their author', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('have the number of days since the due date, by the calendar of the journal', async () => {
    await app.addPerson('own-articles@example.net', 'reviewer');
    const story = await OfficeStory.inSelection(app);
    await story.reviewed('own-articles@example.net');
    await story.decide('MINOR_REVISION');
    const card = async (): Promise<OwnArticleCard | undefined> => {
      const author = await app.as('author');
      const { body } = await ok(author.get('/article/my-list-with-status', { status: 'MINOR_REVISION' }));
      return (body as OwnArticleCard[]).find(({ id }) => id === story.id);
    };
    const due = new Date((await card())?.dueDate ?? '');
    expect((await card())?.overdueDays).toBeNull();
    app.clock.advance({ minutes: (due.getTime() - app.clock.now().getTime()) / 60_000, days: 3 });
    expect((await card())?.overdueDays).toBe(3);
  });
});
