import { newestMail } from '../../support/app/caught-mails';
import { openCheck } from './office-steps';
import { officeVisitors, REVIEWERS } from './office-visitors';

jest.setTimeout(1_200_000);

/** The longest way, with correction, revision and advice: office-long-way.long-spec.ts. */
describe('the longer ways of a manuscript through the office', () => {
  const present = officeVisitors();

  it('ends at the check when the assistant rejects it with a mail', async () => {
    const { app, assistant, submitted } = present();
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
    const { editor, submitted } = present();
    const reason = 'The board accepted it as an invited paper.';
    const story = await submitted('An invited paper');
    await editor.goTo(`/rrs/overrideArticle/${story.id}`);
    await editor.press('Continue to the mail');
    await editor.sees('Please choose a status.');
    await editor.choose('Status', 'Accepted');
    await editor.fill('Reason', reason);
    await editor.picture('office-override');
    await editor.press('Continue to the mail');
    await editor.find('button', 'Override and send');
    await editor.picture('office-override-mail');
    await editor.press('Override and send');
    await editor.sees('The status is now Accepted.');
    expect((await story.article()).status).toBe('ACCEPTED');
    await editor.goTo(`/rrs/articleDetails/${story.id}?tab=log`);
    await editor.sees(reason);
  });

  it('is withdrawn by its author while a reviewer works on it, and the reviewer is notified', async () => {
    const { app, author, submitted } = present();
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
