/// <reference lib="dom" />
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import type { ArticleCard, ArticleView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

const FILES = join(process.cwd(), 'src', 'demo', 'files');
const WIZARD = '/rrs/manuscript/submit';
const COPYRIGHT = 'I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors';
const UNSENT = 'This browser has text that was not saved when you left.';

jest.setTimeout(1_200_000);

const titleIn = async (visitor: Visitor): Promise<string> =>
  ((await visitor.find('textbox', 'Title')) as ElementHandle<HTMLInputElement>).evaluate((field) => field.value);

async function uploadByKeyboard(
  visitor: Visitor,
  keys: Keyboard,
  { designation, file, figureTitle }: { designation: string; file: string; figureTitle?: string },
): Promise<void> {
  await keys.press('Add file');
  await keys.choose('What is the file?', designation);
  await keys.to('button', 'Choose a file');
  // The system's file dialog is not part of the page.
  await visitor.attach(join(FILES, file));
  if (figureTitle) await keys.fill('Figure title', figureTitle);
  await keys.press('Upload');
  await visitor.gone('dialog');
}

async function submitByKeyboard(visitor: Visitor, keys: Keyboard, title: string): Promise<void> {
  await visitor.find('textbox', 'Title');
  await keys.fill('Title', title);
  await keys.choose('Manuscript type', 'Original contribution');
  await keys.to('radio', 'Yes');
  await keys.key('ArrowDown');
  await keys.write('Cover letter', 'Dear editor, please consider our work.');
  await keys.write('Abstract', 'Early mobilisation shortens the stay in hospital.');
  await keys.press('Save and continue');
  await visitor.sees('Authors in order');
  await keys.fill('Last name', 'Hopper');
  await keys.key('Enter');
  await keys.press('Add Grace Hopper');
  await keys.press('Move Grace Hopper up');
  await visitor.sees('1. Grace Hopper');
  await keys.press('Save and continue');
  await visitor.sees('Excluded reviewer');
  await keys.press('Save and continue');
  await visitor.sees('Start with the manuscript');
  await uploadByKeyboard(visitor, keys, { designation: 'Manuscript', file: 'manuscript.docx' });
  await uploadByKeyboard(visitor, keys, { designation: 'Figure', file: 'figure-1.png', figureTitle: 'Length of stay' });
  await keys.press('Save and continue');
  await keys.press('Generate overview PDF');
  await visitor.find('link', 'Open the overview PDF');
  await visitor.find('region', 'Manuscript');
  await keys.press(COPYRIGHT, 'checkbox', 'Space');
  await keys.press('I confirm that I have reviewed the submission', 'checkbox', 'Space');
  await keys.press('Finish');
}

describe('An author in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** Signs in on the current page, without opening another address. */
  const signInHere = async (visitor: Visitor): Promise<void> => {
    await visitor.fill('Email', 'author@example.org');
    await visitor.fill('Password', app.password);
    await visitor.press('Login');
    await visitor.find('button', 'User menu');
  };

  it('signs in and submits a manuscript with the keyboard alone', async () => {
    const title = 'Submitted without a mouse';
    const author = await app.as('author');
    const coAuthor = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.hopper@example.net' };
    body(await author.post('/article/author/save', coAuthor));
    const visitor = await Visitor.arrive(browser, app.origin);
    const keys = new Keyboard(visitor);
    await visitor.goTo(WIZARD);
    await keys.fill('Email', 'author@example.org');
    await keys.fill('Password', app.password);
    await keys.key('Enter');
    await submitByKeyboard(visitor, keys, title);
    await visitor.sees('Article is successfully submited.');
    const sent = body<ArticleCard[]>(await author.get('/article/my-list-with-status', { status: 'NEW_ARTICLE' }));
    expect(sent.map(({ articleTitle }) => articleTitle)).toEqual([title]);
  });

  it('is offered the typed text again when the session ended in the middle of the wizard', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('author@example.org', app.password);
    await visitor.goTo(WIZARD);
    await visitor.fill('Title', 'Typed before the session ended');
    await visitor.write('Cover letter', 'A letter of some length.');
    await endSession(visitor);
    await visitor.press('Save and continue');
    await signInHere(visitor);
    await visitor.sees(UNSENT);
    await visitor.press('Restore text');
    expect(await titleIn(visitor)).toBe('Typed before the session ended');
    await visitor.sees('A letter of some length.');
  });

  it('is offered the typed text again after the tab was closed', async () => {
    const { id } = await new AuthorSteps(await app.as('author')).start();
    const closed = await Visitor.arrive(browser, app.origin);
    await closed.signIn('author@example.org', app.password);
    await closed.goTo(`${WIZARD}/${id}`);
    await closed.fill('Title', 'Typed before the tab was closed');
    await closed.write('Cover letter', ' And a line that nobody saved.');
    const next = await closed.anotherTab();
    await closed.page.close();
    await next.goTo(`${WIZARD}/${id}`);
    await next.sees(UNSENT);
    expect(await titleIn(next)).toBe('Early mobilisation after stroke');
    await next.press('Restore text');
    expect(await titleIn(next)).toBe('Typed before the tab was closed');
    await next.sees('And a line that nobody saved.');
  });

  it('is notified in a second tab of the save in the first, and neither text is lost', async () => {
    const author = await app.as('author');
    const { id } = await new AuthorSteps(author).start();
    const stored = async (): Promise<ArticleView> => body(await author.get(`/article/${id}`));
    const first = await Visitor.arrive(browser, app.origin);
    await first.signIn('author@example.org', app.password);
    await first.goTo(`${WIZARD}/${id}`);
    await first.find('textbox', 'Title');
    const second = await first.anotherTab();
    await second.goTo(`${WIZARD}/${id}`);
    await second.find('textbox', 'Title');

    await first.page.bringToFront();
    await first.fill('Title', 'The title of the first tab');
    await first.press('Save and continue');
    await first.sees('Authors in order');
    await second.page.bringToFront();
    await second.fill('Title', 'The title of the second tab');
    await second.press('Save and continue');

    await second.find('button', 'Reload the manuscript');
    await second.sees('Your text is kept in this browser and will be offered again.');
    expect((await stored()).articleTitle).toBe('The title of the first tab');
    await second.press('Reload the manuscript');
    await second.sees(UNSENT);
    expect(await titleIn(second)).toBe('The title of the first tab');
    await second.press('Restore text');
    expect(await titleIn(second)).toBe('The title of the second tab');
    await second.press('Save and continue');
    await second.sees('Authors in order');
    expect((await stored()).articleTitle).toBe('The title of the second tab');
  });
});

/** Ends the session on the server only, as if it had expired; the browser still stores it. */
async function endSession(visitor: Visitor): Promise<void> {
  const status = await visitor.page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('quire-session') ?? '{}') as { token?: string };
    const headers = { Authorization: `Bearer ${token ?? ''}` };
    return (await fetch('/api/user/logout', { method: 'POST', headers })).status;
  });
  expect(status).toBeLessThan(300);
}
