import { startTestApp, type TestApp } from '../../support/app/app';
import { newestMail } from '../../support/app/caught-mails';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';
import {
  accept,
  advise,
  askTheSameReviewers,
  correct,
  decideOn,
  forward,
  openCheck,
  requestCorrection,
  sendRevision,
} from './office-steps';

const REVIEWERS = ['one.path@example.net', 'two.path@example.net'] as const;
const MESSAGE = 'The second figure is missing.';
const ADVICE = 'The new analysis does not carry the conclusion.';

jest.setTimeout(1_200_000);

interface LogLine {
  actionType: string;
  currentStatus: string | null;
}

describe('the longer ways of a manuscript through the office', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let author: Visitor;
  let assistant: Visitor;
  let editor: Visitor;
  let associate: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWERS[0], 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
    await app.addPerson(REVIEWERS[1], 'reviewer', { firstName: 'Barbara', lastName: 'McClintock' });
    browser = await openBrowser();
    const visitors: Visitor[] = [];
    for (const name of ['author', 'assistant', 'editor', 'associate-editor']) {
      const visitor = await Visitor.arrive(browser, app.origin);
      await visitor.signIn(`${name}@example.org`, app.password);
      visitors.push(visitor);
    }
    [author, assistant, editor, associate] = visitors as [Visitor, Visitor, Visitor, Visitor];
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const submitted = async (articleTitle: string): Promise<OfficeStory> =>
    OfficeStory.of(app, await new AuthorSteps(await app.as('author')).submitted({ articleTitle }));
  const statuses = async (story: OfficeStory): Promise<(string | null)[]> => {
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as LogLine[];
    const moves = log.map(({ currentStatus }) => currentStatus).reverse();
    return moves.filter((status, index) => status !== null && status !== moves[index - 1]).slice(1);
  };

  describe('with correction, major revision, the same reviewers, advice and acceptance', () => {
    const TITLE = 'Sleep and recovery after surgery';
    let story: OfficeStory;
    beforeAll(async () => {
      story = await submitted(TITLE);
    });
    const review = async (revision: number): Promise<void> => {
      const { assigned } = await story.panel();
      const requests = assigned.find((one) => one.revision === revision)?.reviewers ?? [];
      expect(requests).toHaveLength(REVIEWERS.length);
      for (const email of REVIEWERS) {
        const { userId } = await app.as(email);
        const request = requests.find(({ reviewer }) => reviewer.id === userId);
        await story.answer(email, request?.id ?? '', true);
        await story.review(email, request?.id ?? '');
      }
    };

    it('goes back to the author to be corrected, and returns', async () => {
      await openCheck(assistant, TITLE, 'New');
      await requestCorrection(assistant, 'Figures are incorrect', MESSAGE);
      await newestMail(app.origin, 'author@example.org', MESSAGE);
      await correct(author, TITLE, MESSAGE);
      await openCheck(assistant, TITLE, 'Corrected');
      await accept(assistant);
    });

    it('is reviewed by two and sent back for a major revision', async () => {
      for (const email of REVIEWERS) await story.invite(email);
      await review(0);
      await decideOn(editor, story.id, 'Major revision');
      await sendRevision(author, TITLE);
    });

    it('is reviewed again by the same two', async () => {
      await openCheck(assistant, TITLE, 'Revised, R1');
      await accept(assistant);
      await askTheSameReviewers(editor, story.id, ['Rosalind Franklin', 'Barbara McClintock']);
      await review(1);
    });

    it('is advised on by the associate editor', async () => {
      const { user } = await app.as('associate editor');
      await forward(editor, story.id, `${user.firstName} ${user.lastName}`);
      await advise(associate, story.id, 'Direct reject', ADVICE);
      await associate.goTo('/rrs/associate/myArticle');
      await associate.sees('No article is assigned to you.');
    });

    it('is accepted by the editor, who has read the advice', async () => {
      await editor.goTo('/rrs/toDoList?tab=returnedToEditor');
      await editor.sees(TITLE);
      await editor.goTo(`/rrs/decideOnStatus/${story.id}`);
      await editor.sees(ADVICE);
      await editor.picture('office-decide-with-advice');
      await decideOn(editor, story.id, 'Accept');
      await author.goTo('/rrs/manuscript/view');
      await author.sees('Accepted');
      expect(await author.text()).not.toContain(ADVICE);
    });

    it('and its log tells each of these moves', async () => {
      expect(await statuses(story)).toEqual([
        'NEW_ARTICLE',
        'CORRECTION',
        'NEW_ARTICLE',
        'REVIEWER_SELECTION',
        'UNDER_REVIEW',
        'REVIEWED',
        'MAJOR_REVISION',
        'NEW_ARTICLE',
        'REVIEWER_SELECTION',
        'UNDER_REVIEW',
        'REVIEWED',
        'ASSOCIATE_EDITOR',
        'RETURNED_TO_EDITOR',
        'ACCEPTED',
      ]);
    });
  });

  it('ends at the check when the assistant rejects it with a mail', async () => {
    const title = 'A letter that is no article';
    const story = await submitted(title);
    await openCheck(assistant, title, 'New');
    await assistant.press('Reject');
    await assistant.find('dialog', `Reject ${story.number}`);
    await assistant.picture('office-reject');
    await assistant.press('Reject and send');
    await assistant.sees('Article successfully rejected.');
    await newestMail(app.origin, 'author@example.org', `${story.number}: your manuscript`);
    expect((await story.article()).status).toBe('REJECTED');
    await assistant.goTo('/rrs/assitantEditorList');
    await assistant.sees('Articles to check');
    await assistant.gone('progressbar');
    expect(await assistant.text()).not.toContain(title);
  });

  it('leaves the usual way when an editor overrides its status, with a reason in the log', async () => {
    const reason = 'The board accepted it as an invited paper.';
    const story = await submitted('An invited paper');
    await editor.goTo(`/rrs/overrideArticle/${story.id}`);
    await editor.press('Override the status');
    await editor.sees('Please choose a status.');
    await editor.choose('Status', 'Accepted');
    await editor.fill('Reason', reason);
    await editor.picture('office-override');
    await editor.press('Override the status');
    await editor.sees('The status is now Accepted.');
    expect((await story.article()).status).toBe('ACCEPTED');
    await editor.goTo(`/rrs/articleDetails/${story.id}?tab=log`);
    await editor.sees(reason);
  });

  it('is withdrawn by its author while a reviewer works on it, who is notified', async () => {
    const title = 'A trial that was stopped';
    const story = await submitted(title);
    await story.passCheck();
    const requestId = await story.invite(REVIEWERS[0]);
    await story.answer(REVIEWERS[0], requestId, true);
    await author.goTo(`/rrs/manuscript/view`);
    await author.sees(title);
    await author.press('Withdraw');
    await author.find('dialog', `Withdraw ${story.number}?`);
    await author.fill('Reason', 'The trial was stopped.');
    await author.press('Withdraw the manuscript');
    await author.sees('The manuscript has been withdrawn.');
    expect((await story.article()).status).toBe('WITHDRAWN');
    const { assigned } = await story.panel();
    expect(assigned[0]?.reviewers.map(({ status }) => status)).toEqual(['Cancelled']);
    await newestMail(app.origin, REVIEWERS[0], `a review of ${story.number} is no longer needed`);
  });
});
