import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { AuthorshipStory } from '../../../../test/support/stories/authorship-story';
import { ok } from '../../../../test/support/stories/office-story';

const CARLA = { email: 'carla@example.net', firstName: 'Carla', lastName: 'Osei' };
const DEV = { email: 'dev@example.net', firstName: 'Dev', lastName: 'Rao' };
const YES = { confirms: true, roles: ['SOFTWARE'] };

describe('A signed-in person who is asked to confirm authorship', () => {
  let app: TestApp;
  let story: AuthorshipStory;
  beforeAll(async () => {
    app = await startTestApp();
    for (const { email, ...names } of [CARLA, DEV]) await app.addPerson(email, 'author', names);
    story = await AuthorshipStory.submitted(app, [CARLA, DEV]);
  });
  afterAll(() => app.stop());

  const tasks = async (who: string) => (await ok((await app.as(who)).get('/article/my-authorship-requests'))).body;

  it('finds the question without the mail, and no one else does', async () => {
    const { requestId } = await story.linkOf(CARLA.email);
    expect(await tasks(CARLA.email)).toEqual([
      expect.objectContaining({ requestId, articleId: story.id, articleTitle: 'Length of stay' }),
    ]);
    for (const who of ['author', 'editor', 'guest']) expect(await tasks(who)).toEqual([]);
    const path = story.path(`authorship-request/${requestId}`);
    expect((await (await app.as(CARLA.email)).get(path)).body).toMatchObject({ name: 'Carla Osei' });
    for (const who of [DEV.email, 'author', 'editor']) expect((await (await app.as(who)).get(path)).status).toBe(403);
  });

  it('cannot be represented by staff who are signed in as that person', async () => {
    const { requestId } = await story.linkOf(CARLA.email);
    const { user } = await app.as(CARLA.email);
    const webmaster = await app.signInAs('webmaster');
    const instead = app.visitor.with((await ok(webmaster.post(`/user/loginAs/${user.id}`))).body);
    expect((await ok(instead.get('/article/my-authorship-requests'))).body).toEqual([]);
    expect((await instead.post(story.path(`authorship-response/${requestId}`), YES)).status).toBe(403);
  });

  it('answers it without the key, once', async () => {
    const { requestId } = await story.linkOf(CARLA.email);
    const path = story.path(`authorship-response/${requestId}`);
    await ok((await app.as(CARLA.email)).post(path, YES));
    expect((await story.seenBy('editor')).authors[1]).toMatchObject({ name: 'Carla Osei', state: 'CONFIRMED' });
    expect(await tasks(CARLA.email)).toEqual([]);
    expect((await (await app.as(CARLA.email)).post(path, YES)).status).toBe(409);
  });
});
