import type { TestApp } from '../../support/app/app';
import { newestMail } from '../../support/app/caught-mails';
import { type OfficeStory, ok } from '../../support/stories/office-story';
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
import { officeVisitors, REVIEWERS } from './office-visitors';

const MESSAGE = 'The second figure is missing.';
const ADVICE = 'The new analysis does not carry the conclusion.';

jest.setTimeout(1_200_000);

interface LogLine {
  actionType: string;
  currentStatus: string | null;
}

async function statuses(app: TestApp, story: OfficeStory): Promise<(string | null)[]> {
  const log = (await ok((await app.as('editor')).get(story.path('log')))).body as LogLine[];
  const moves = log.map(({ currentStatus }) => currentStatus).reverse();
  return moves.filter((status, index) => status !== null && status !== moves[index - 1]).slice(1);
}

describe('the longest way of a manuscript, with correction, major revision, the same reviewers, advice and acceptance', () => {
  const present = officeVisitors();
  const TITLE = 'Sleep and recovery after surgery';
  let story: OfficeStory;
  beforeAll(async () => {
    story = await present().submitted(TITLE);
  });
  const review = async (revision: number): Promise<void> => {
    const { app } = present();
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
    const { app, assistant, author } = present();
    await openCheck(assistant, TITLE, 'New');
    await requestCorrection(assistant, 'Figures are incorrect', MESSAGE);
    await newestMail(app.origin, 'author@example.org', MESSAGE);
    await correct(author, TITLE, MESSAGE);
    await openCheck(assistant, TITLE, 'Corrected');
    await accept(assistant);
  });

  it('is reviewed by two and sent back for a major revision', async () => {
    const { author, editor } = present();
    for (const email of REVIEWERS) await story.invite(email);
    await review(0);
    await decideOn(editor, story.id, 'Major revision');
    await sendRevision(author, TITLE);
  });

  it('is reviewed again by the same two', async () => {
    const { assistant, editor } = present();
    await openCheck(assistant, TITLE, 'Revised, R1');
    await accept(assistant);
    await askTheSameReviewers(editor, story.id, ['Rosalind Franklin', 'Barbara McClintock']);
    await review(1);
  });

  it('is advised on by the associate editor', async () => {
    const { app, associate, editor } = present();
    const { user } = await app.as('associate editor');
    await forward(editor, story.id, `${user.firstName} ${user.lastName}`);
    await advise(associate, story.id, 'Direct reject', ADVICE);
    await associate.goTo('/rrs/associate/myArticle');
    await associate.sees('No article is assigned to you.');
  });

  it('is accepted by the editor, who has read the advice', async () => {
    const { author, editor } = present();
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

  it('and its log has each of these moves', async () => {
    expect(await statuses(present().app, story)).toEqual([
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
