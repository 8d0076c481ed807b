import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../support/app/app';
import { linkIn, newestMail } from '../../support/app/caught-mails';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import {
  answerInvitation,
  chooseAndAsk,
  decide,
  passCheck,
  register,
  submitManuscript,
  uploadRevision,
  writeReview,
} from './whole-path-steps';

const FILES = join(process.cwd(), 'src', 'demo', 'files');
const TITLE = 'Early mobilisation after acute heart failure';
const AUTHOR = { email: 'ada.lovelace@example.org', password: 'a-Long-enough-passphrase-1' };

/** The tests of the whole path. `eventStore`: as QUIRE_TEST_EVENT_STORE, which it replaces. */
export function followTheWholePath(eventStore?: string): void {
  let app: TestApp;
  let browser: TestBrowser;
  let author: Visitor;
  let assistant: Visitor;
  let editor: Visitor;

  beforeAll(async () => {
    app = await startTestApp(eventStore === undefined ? {} : { eventStore });
    await app.addPerson('first.reviewer@example.net', 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
    browser = await openBrowser();
    author = await Visitor.arrive(browser, app.origin);
    assistant = await Visitor.arrive(browser, app.origin);
    editor = await Visitor.arrive(browser, app.origin);
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('lets a person register and sign in', async () => {
    await register(author, { ...AUTHOR, firstName: 'Ada', lastName: 'Lovelace' });
    await author.signInByForm(AUTHOR.email, AUTHOR.password);
    await author.sees('My manuscripts');
    await author.sees('Until then you can write drafts, but not submit them.');
    await author.goTo(linkIn(await newestMail(app.origin, AUTHOR.email), '/confirm-address'));
    await author.sees(`You are signed in as ${AUTHOR.email}.`);
    await author.picture('confirm-address');
    await author.press('Confirm this address');
    await author.sees('Your address is confirmed.');
  });

  it('lets the author submit a Word manuscript with a PNG and a TIFF figure', async () => {
    await submitManuscript(author, { title: TITLE, folder: FILES });
    await author.sees('Article is successfully submited.');
    await author.sees(TITLE);
  });

  it('lets the assistant check and accept it', async () => {
    await assistant.signIn('assistant@example.org', app.password);
    await passCheck(assistant, TITLE);
    await assistant.sees('Article successfully accepted.');
  });

  it('lets the editor choose a reviewer and invite them by mail', async () => {
    await editor.signIn('editor@example.org', app.password);
    await chooseAndAsk(editor, TITLE, 'Rosalind Franklin');
    await editor.sees('Mail sent');
  });

  it('lets the reviewer accept from the mail without signing in, then sign in and review', async () => {
    const mail = await newestMail(app.origin, 'first.reviewer@example.net');
    const reviewer = await Visitor.arrive(browser, app.origin);
    await answerInvitation(reviewer, linkIn(mail, '/accept'), TITLE);
    await reviewer.sees('Review is successfully accepted.');
    await reviewer.signInByForm('first.reviewer@example.net', app.password);
    await writeReview(reviewer, TITLE);
    await reviewer.sees('Review successfully submitted.');
  });

  it('lets the editor ask for a revision; the mail to the author names no reviewer', async () => {
    await decide(editor, TITLE, 'Minor revision');
    await editor.sees('Decision recorded: Minor revision.');
    const mail = await newestMail(app.origin, AUTHOR.email);
    expect(mail.subject).toContain('2026-');
    expect(mail.html).not.toContain('Franklin');
  });

  it('lets the author send the revision', async () => {
    await uploadRevision(author, TITLE, FILES);
    await author.sees('Files successfully uploaded.');
  });

  it('lets the editor accept it, and notifies the author', async () => {
    await passCheck(assistant, TITLE);
    await decide(editor, TITLE, 'Accept', { reviewersNeeded: '0' });
    await editor.sees('Decision recorded: Accept.');
    await author.goTo('/rrs/manuscript/view');
    await author.sees('Accepted');
    await author.picture('author-accepted');
  });
}
