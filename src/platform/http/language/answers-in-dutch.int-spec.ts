import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { answerTicket, openTicket } from '../../../../test/support/stories/ticket-steps';
import type { ArticleView, AssociateChoice, TicketView } from '../../../contracts';

const DUTCH = { 'Accept-Language': 'nl' };
const AUTHOR = 'dutch-answers@example.net';

describe('Sentences in the answers of the server, for a Dutch reader', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(AUTHOR, 'author');
    story = await OfficeStory.submitted(app);
  });
  afterAll(() => app.stop());

  it('say why an action is not possible now, in the view and when it is refused', async () => {
    const editor = await app.as('editor');
    const sentence =
      'Reviewers kunnen worden gekozen in de status Selectie van reviewers, Associate editor, In review, Gereviewd of Terug bij de redacteur; dit artikel heeft nu de status Nieuw artikel.';
    const { refusals } = (await ok(editor.get(story.path(''), {}, DUTCH))).body as ArticleView;
    expect(refusals['choose-reviewers']).toBe(sentence);
    const english = ((await ok(editor.get(story.path('')))).body as ArticleView).refusals;
    expect(english['choose-reviewers']).toMatch(
      /^Reviewers can be chosen while it is in .* this article is in New article now\.$/,
    );
    const refused = await editor.post(story.path('set-reviewers-count?count=1'), {}, DUTCH);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^Het aantal reviewers kan worden ingesteld in de status .*dit artikel heeft nu de status Nieuw artikel\.$/,
      ),
    ]);
  });

  it('say why an associate editor cannot be chosen', async () => {
    const holder = await app.addPerson('dutch-holder@example.net', 'associate editor');
    await story.passCheck();
    await story.assignAssociate('dutch-holder@example.net');
    const answer = await ok((await app.as('editor')).get(story.path('associates'), {}, DUTCH));
    const choice = (answer.body as AssociateChoice[]).find(({ id }) => id === holder);
    expect(choice?.reason).toBe('Heeft het artikel nu');
  });

  it('name the office in a ticket', async () => {
    const { id } = await openTicket(await app.as(AUTHOR));
    await answerTicket(await app.as('assistant'), id, 'Please try again');
    const { body } = await ok((await app.as(AUTHOR)).get(`/ticket/${id}`, {}, DUTCH));
    expect((body as TicketView).ticketResponses[0]?.user).toMatchObject({
      id: 'office',
      firstName: 'De',
      lastName: 'redactie',
    });
  });
});
