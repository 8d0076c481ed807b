import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { mailLog, remindersOf } from '../../../test/support/app/clock-story';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { MailKind } from '../../contracts';

const NAMES = ['chosen', 'asked', 'agreed', 'done', 'gone'] as const;
type Name = (typeof NAMES)[number];
const addressOf = (name: Name): string => `${name}@example.net`;

/** Mails to reviewers about other people's actions (lifecycle, sections 2 and 3). */
describe('reviewers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const name of NAMES)
      await app.addPerson(addressOf(name), 'reviewer', { firstName: 'Rita', lastName: `Is${name}` });
  });
  afterAll(() => app.stop());

  interface ReviewerScenario {
    story: OfficeStory;
    requests: Record<Name, string>;
    /** Kinds of the mails since the last call, for each person who received any. */
    news(): Promise<Partial<Record<Name, MailKind[]>>>;
  }

  /** One article with a reviewer in each state: chosen, asked, accepted, done, and closed by a refusal. */
  async function oneOfEach(): Promise<ReviewerScenario> {
    const story = await OfficeStory.inSelection(app);
    const requests = {
      chosen: await story.select(addressOf('chosen')),
      asked: await story.invite(addressOf('asked')),
      agreed: await story.invite(addressOf('agreed')),
      gone: await story.invite(addressOf('gone')),
      done: await story.reviewed(addressOf('done')),
    };
    await story.answer(addressOf('agreed'), requests.agreed, true);
    await story.answer(addressOf('gone'), requests.gone, false);
    let known = 0;
    const news = async (): Promise<Partial<Record<Name, MailKind[]>>> => {
      const all = await mailLog(story);
      const fresh = [...all].sort((a, b) => a.timeRequested.localeCompare(b.timeRequested)).slice(known);
      known = all.length;
      const kindsByName = NAMES.map((name) => [
        name,
        fresh.filter(({ mailTo }) => mailTo.includes(addressOf(name))).map(({ type }) => type),
      ]);
      return Object.fromEntries(kindsByName.filter(([, kinds]) => (kinds ?? []).length > 0));
    };
    expect((await news()).done).toContain('REVIEW_THANKS');
    return { story, requests, news };
  }
  const post = async (story: OfficeStory, path: string, body: object = {}) =>
    ok((await app.as('editor')).post(story.path(path), body));

  it('are mailed about a decision: those who reviewed, with the decision; those still invited, that nothing is left to do', async () => {
    const { story, news } = await oneOfEach();
    await post(story, 'set-reviewers-count?count=1');
    await story.decide('MINOR_REVISION');
    expect(await news()).toEqual({
      asked: ['REVIEW_CANCELLED'],
      agreed: ['REVIEW_CANCELLED'],
      done: ['DECISION_TO_REVIEWER'],
    });
    const decisionMail = await app.mailTo(addressOf('done'), 'DECISION_TO_REVIEWER');
    expect(decisionMail.html).toMatch(/Minor revision/i);
    expect(decisionMail.html).not.toMatch(/Isasked|Isagreed|Isgone|Ischosen/);
  });

  it('are mailed about a decision by override like any other, and not about one that returns the article', async () => {
    const { story, news } = await oneOfEach();
    await post(story, 'editor/override', { status: 'RETURNED_TO_EDITOR', reason: 'To look again.' });
    expect(await news()).toEqual({});
    await post(story, 'editor/override', { status: 'ACCEPTED', reason: 'By the board.' });
    expect(await news()).toEqual({
      asked: ['REVIEW_CANCELLED'],
      agreed: ['REVIEW_CANCELLED'],
      done: ['DECISION_TO_REVIEWER'],
    });
  });

  it('are mailed about a withdrawal while they are still working', async () => {
    const { story, news } = await oneOfEach();
    await ok((await app.as('author')).post(story.path('withdraw'), { reason: 'Published elsewhere' }));
    expect(await news()).toEqual({ asked: ['WITHDRAWAL'], agreed: ['WITHDRAWAL'] });
  });

  it('are mailed when they are removed or their request is cancelled, if they had been invited', async () => {
    const { story, requests, news } = await oneOfEach();
    const remove = async (name: Name) =>
      post(story, `reviewer/delete?reviewerId=${(await app.as(addressOf(name))).userId}`);
    await remove('chosen');
    expect(await news()).toEqual({});
    await remove('agreed');
    expect(await news()).toEqual({ agreed: ['REVIEW_CANCELLED'] });
    await post(story, `review/${requests.asked}/cancel`);
    expect(await news()).toEqual({ asked: ['REVIEW_CANCELLED'] });
  });

  it('are reminded by a button, which the log counts and which does not replace the daily reminders', async () => {
    const { story, requests, news } = await oneOfEach();
    await story.mail(requests.asked);
    await story.mail(requests.agreed);
    expect(await news()).toEqual({ asked: ['REVIEW_REMINDER'], agreed: ['REVIEW_REMINDER'] });
    const [toAsked, toAgreed] = await remindersOf(app, [story.id]);
    expect(toAsked?.html).toContain(`/rrs/${story.id}/${requests.asked}/accept?key=`);
    expect(toAsked?.html).toContain('We hope for your answer by');
    expect(toAgreed?.html).toContain(`/rrs/${story.id}/review/${requests.agreed}`);
    expect(toAgreed?.html).toContain('Your review is due on');
    const mail = { subject: 'A reminder', text: '<p>Are you done?</p>' };
    const { status } = await (await app.as('editor')).post(story.path(`review/${requests.done}/send-mail`), mail);
    expect(status).toBe(409);
  });
});
