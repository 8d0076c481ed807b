import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { LetterToAuthor } from '../../../contracts';

describe('The letters to an author', () => {
  let app: TestApp;
  let story: OfficeStory;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('letter-reviewer@example.net', 'reviewer', { firstName: 'Rita', lastName: 'Canaryreviewer' });
    story = await OfficeStory.inSelection(app);
    await story.reviewed('letter-reviewer@example.net', { commentsToEditor: '<p>canary-to-editor</p>' });
  });
  afterAll(() => app.stop());

  const read = async (who: string) => (await app.as(who)).get(story.path('letters'));
  const letters = async (): Promise<LetterToAuthor[]> => (await ok(read('author'))).body as LetterToAuthor[];

  it('do not contain mails to other people about the article', async () => {
    expect((await app.mails()).length).toBeGreaterThan(2);
    expect(await letters()).toEqual([]);
  });

  it('contain the decision as it was mailed, newest first, without reviewers, addresses and texts for the editor', async () => {
    const editor = await app.as('editor');
    const written = { to: ['author@example.org'], subject: 'A question', text: '<p>How are you?</p>' };
    await ok(editor.post(story.path('editor/write-to-author'), written));
    await story.decide('MAJOR_REVISION');
    const answer = await ok(read('author'));
    const [decision, question] = answer.body as LetterToAuthor[];
    const mail = await app.mailTo('author@example.org', 'DECISION');
    expect(decision).toEqual({
      ...{ id: expect.any(String), at: expect.any(String), kind: 'DECISION' },
      ...{ subject: mail.subject, text: mail.html },
    });
    expect(question).toMatchObject({ kind: 'AUTHOR_LETTER', subject: 'A question', text: '<p>How are you?</p>' });
    expect(answer.text).not.toMatch(/canary|letter-reviewer|editor@example|replyTo|"b?cc"/i);
  });

  it('contain none that were sent to other people only', async () => {
    const before = (await letters()).length;
    const editor = await app.as('editor');
    const elsewhere = { to: ['chair@example.net'], subject: 'For the chair', text: '<p>canary-chair</p>' };
    await ok(editor.post(story.path('editor/write-to-author'), elsewhere));
    expect(await letters()).toHaveLength(before);
  });

  it.each(['editor', 'letter-reviewer@example.net'])('are not shown to %s by this call', async (who) => {
    expect((await read(who)).status).toBe(403);
  });
});
