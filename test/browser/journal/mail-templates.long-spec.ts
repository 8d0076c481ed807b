/// <reference lib="dom" />
import type { MailTemplateView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { newestMail } from '../../support/app/caught-mails';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';

jest.setTimeout(300_000);

/** Mail templates as rich text, by the keyboard: the webmaster sees no braces (issue 15). */
describe('The editor of mail templates in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let webmaster: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    webmaster = await Visitor.arrive(browser, app.origin);
    await webmaster.signIn('webmaster@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await webmaster.page.keyboard.press(key as 'Tab');
  };
  /** From the field to a list of what can be inserted, by the keyboard; the first that fits is chosen. */
  const insert = async (list: string, words: string): Promise<void> => {
    const isThere = (): Promise<boolean> =>
      webmaster.page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, list);
    for (let tabs = 0; tabs < 4 && !(await isThere()); tabs += 1) await press('Tab');
    expect(await isThere()).toBe(true);
    await webmaster.page.keyboard.type(words);
    await webmaster.page.waitForSelector('[role="option"]');
    await press('ArrowDown', 'Enter');
    await webmaster.page.waitForFunction(() => document.activeElement?.classList.contains('ck-content'));
  };
  const writeAtEnd = async (label: string, text: string): Promise<void> => {
    const area = `[contenteditable="true"][aria-label="${label}"]`;
    await webmaster.page.waitForSelector(area);
    await webmaster.page.focus(area);
    await webmaster.page.keyboard.down('Control');
    await press('End');
    await webmaster.page.keyboard.up('Control');
    await webmaster.page.keyboard.type(text);
  };
  const stored = async (name: string): Promise<MailTemplateView> => {
    const { body } = await (await app.as('webmaster')).get('/mail-templates');
    const found = (body as MailTemplateView[]).find((template) => template.name === name);
    if (!found) throw new Error(`There is no template ${name}`);
    return found;
  };

  it('takes a variable and a condition by the keyboard, and the mail has them', async () => {
    await webmaster.goTo('/rrs/mailTemplates/ticket-opened');
    await writeAtEnd('Text', ' Its number is ');
    await insert('Insert a variable into the text', 'number');
    await webmaster.page.keyboard.type(', and ');
    await insert('Insert a condition into the text', 'if the text fits');
    await webmaster.page.keyboard.type('the text is above');
    await writeAtEnd('Subject', ' of ');
    await insert('Insert a variable into the subject', 'name of the recipient');
    await webmaster.sees('the text is above');
    expect(await webmaster.text()).not.toContain('{{');
    await webmaster.press('Save text');
    await webmaster.sees('Saved');

    const { subject, body, defaultBody, defaultSubject } = await stored('ticket-opened');
    expect(subject).toBe(`${defaultSubject} of {{name}}`);
    expect(body).toContain('{{#if text}}\n<blockquote>{{{text}}}</blockquote>\n{{else}}\n<p>');
    const added = ' Its number is {{number}}, and {{#if text}}the text is above{{/if}}</p>';
    expect(body.replace(/\s*\n\s*/g, '')).toBe(defaultBody.replace(/\s*\n\s*/g, '').replace(/<\/p>$/, added));

    const author = await app.as('author');
    await author.post('/ticket/save', { name: 'The upload stops', type: 'GENERAL', content: '<p>At half of it.</p>' });
    const mail = await newestMail(app.origin, '', 'New ticket');
    const number = /New ticket (\S+):/.exec(mail.subject)?.[1] ?? 'none';
    expect(mail.subject).toMatch(/: The upload stops of \S/);
    expect(mail.html).toContain('<blockquote><p>At half of it.</p></blockquote>');
    expect(mail.html).toContain(`Its number is ${number}, and the text is above</p>`);
  });

  it('can be used in both themes and on a phone', async () => {
    await webmaster.goTo('/rrs/mailTemplates/decision-minor-revision');
    await webmaster.sees('Comments from the reviewers');
    expect(await lookInBothThemes(webmaster, 'mail-template-text')).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.press('Plain text', 'tab');
    await webmaster.sees('https://journal.example.org/rrs/uploadRevision');
    await webmaster.press('Source', 'tab');
    expect(await lookAtScreen(webmaster, 'mail-template-source', [390])).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
  });

  it('sends a test to the person who writes', async () => {
    await webmaster.press('Send me a test');
    await webmaster.sees('A test is on its way to webmaster@example.org.');
    expect((await newestMail(app.origin, 'webmaster@example.org', '[Test]')).html).toContain('Length of stay');
  });

  it('keeps what was typed when the mode changes and when it is wrong, and asks before it is lost', async () => {
    await webmaster.fill('Subject', '{{#if due}}soon');
    await webmaster.sees('This text can only be edited as source.');
    await webmaster.sees('The braces cannot be read');
    await webmaster.fill('Subject', 'A subject by {{title}}');
    await webmaster.press('Rich text', 'tab');
    await webmaster.sees('Title of the article');
    await webmaster.press('Show differences');
    await webmaster.sees('Differences from the default');
    expect(await lookAtScreen(webmaster, 'mail-template-differences', [1440])).toEqual([]);
    await webmaster.press('Close');
    await webmaster.press('Mail templates', 'link');
    await webmaster.sees('Leave without saving?');
    await webmaster.press('Leave without saving');
    await webmaster.sees('The texts of all emails.');
    expect((await stored('decision-minor-revision')).isChanged).toBe(false);
  });
});
