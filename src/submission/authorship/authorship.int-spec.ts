import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { AuthorshipStory } from '../../../test/support/stories/authorship-story';
import { ok } from '../../../test/support/stories/office-story';

const CARLA = { email: 'carla@example.net', firstName: 'Carla', lastName: 'Osei' };
const DEV = { email: 'dev@example.net', firstName: 'Dev', lastName: 'Rao' };
const REVIEWER = 'authorship-reviewer@example.net';
const YES = { confirms: true, roles: ['SOFTWARE', 'CONCEPTUALIZATION'] };
const NO = { confirms: false, comment: 'canary-refusal' };

describe('Confirming authorship', () => {
  let app: TestApp;
  let story: AuthorshipStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer');
    story = await AuthorshipStory.submitted(app, [CARLA, DEV]);
  });
  afterAll(() => app.stop());

  const logged = async (): Promise<string[]> => {
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as { description: string }[];
    return log.map(({ description }) => description);
  };

  it('is asked of each author but the submitting one, by a mail with a key', async () => {
    const mails = (await app.mails()).filter(({ kind }) => kind === 'AUTHORSHIP_REQUEST');
    expect(mails.map(({ to }) => to).sort()).toEqual([[CARLA.email], [DEV.email]]);
    const [one, other] = [await story.linkOf(CARLA.email), await story.linkOf(DEV.email)];
    expect(one.key).not.toBe(other.key);
    expect(one.html).toContain('Ada Writer');
  });

  it('shows the manuscript and its authors to the holder of the key, without addresses', async () => {
    const { status, body, text } = await story.read(CARLA.email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ articleTitle: 'Length of stay', name: 'Carla Osei', closed: null, answer: null });
    expect((body as { authors: object[] }).authors).toEqual([
      { name: 'Ada Writer', institute: 'Institute of Tests', isYou: false, isSubmitter: true },
      { name: 'Carla Osei', institute: 'Institute of Tests', isYou: true, isSubmitter: false },
      { name: 'Dev Rao', institute: 'Institute of Tests', isYou: false, isSubmitter: false },
    ]);
    expect(text).not.toMatch(/example\.net|author@example/);
  });

  it('refuses every other key in the same words, also for articles and requests that do not exist', async () => {
    const { key } = await story.linkOf(DEV.email);
    const answers = [
      await story.read(CARLA.email, key),
      await story.read(CARLA.email, ''),
      await story.read(CARLA.email, 'x'.repeat(4000)),
      await app.visitor.get(story.path('authorship-request/none'), {}, { 'X-Authorship-Key': key }),
      await app.visitor.get('/article/none/authorship-request/none', {}, { 'X-Authorship-Key': key }),
      await story.answer(CARLA.email, YES, key),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([403, answers[0]?.body]);
  });

  it('refuses invalid answers', async () => {
    const bad = [
      {},
      { confirms: 'yes' },
      { confirms: true, roles: ['WIZARDRY'] },
      { confirms: true, roles: 'SOFTWARE' },
    ];
    const more = [
      { confirms: true, declarations: [{ declaration: 'X', yes: true }] },
      { ...NO, comment: 'x'.repeat(2001) },
    ];
    for (const body of [...bad, ...more]) expect((await story.answer(CARLA.email, body)).status).toBe(400);
    expect((await story.seenBy('editor')).authors.map(({ state }) => state)).toEqual([
      'SUBMITTED',
      'WAITING',
      'WAITING',
    ]);
  });

  it('records the answer once, shows it on the page, and to the office with the roles', async () => {
    await ok(story.answer(CARLA.email, YES));
    expect((await story.read(CARLA.email)).body).toMatchObject({
      answer: { confirms: true, roles: ['CONCEPTUALIZATION', 'SOFTWARE'], at: expect.any(String) },
    });
    expect((await story.answer(CARLA.email, NO)).status).toBe(409);
    const { authors } = await story.seenBy('assistant');
    expect(authors[1]).toMatchObject({
      name: 'Carla Osei',
      state: 'CONFIRMED',
      roles: ['CONCEPTUALIZATION', 'SOFTWARE'],
    });
    expect(await logged()).toContain('Carla Osei confirmed authorship.');
  });

  it('shows a refusal to the office immediately, and not to the submitting author', async () => {
    const before = await (await app.as('author')).get(`/article/${story.id}`);
    await ok(story.answer(DEV.email, NO));
    expect((await story.seenBy('editor')).authors[2]).toMatchObject({ state: 'REFUSED', comment: 'canary-refusal' });
    const author = await (await app.as('author')).get(story.path('authorship'));
    expect(author.text).not.toMatch(/REFUSED|canary/);
    expect((author.body as { authors: object[] }).authors[2]).toMatchObject({ state: 'WAITING', at: null });
    const after = await (await app.as('author')).get(`/article/${story.id}`);
    // Signed paths of files change with the time.
    const seen = ({ text }: { text: string }): string => text.replace(/\?expires=[^"]*/g, '');
    expect([seen(after), after.headers['etag']]).toEqual([seen(before), before.headers['etag']]);
    expect((await (await story.office()).article()).status).toBe('NEW_ARTICLE');
  });

  it('shows reviewers and strangers nothing', async () => {
    const office = await story.office();
    await office.passCheck();
    const request = await office.invite(REVIEWER);
    const reviewer = await app.as(REVIEWER);
    expect((await reviewer.get(story.path('authorship'))).status).toBe(403);
    expect((await (await app.as('guest')).get(story.path('authorship'))).status).toBe(404);
    const { text } = await reviewer.get(story.path(`review-request/${request}`));
    const { text: article } = await reviewer.get(`/article/${story.id}`);
    expect(text + article).not.toMatch(/canary|CONFIRMED|REFUSED|CONCEPTUALIZATION/);
  });

  it('shows after a withdrawal that it is closed, and still shows the answer', async () => {
    await ok((await app.as('author')).post(story.path('withdraw'), { reason: 'Published elsewhere.' }));
    expect((await story.read(CARLA.email)).body).toMatchObject({ closed: 'WITHDRAWN', answer: { confirms: true } });
  });
});
