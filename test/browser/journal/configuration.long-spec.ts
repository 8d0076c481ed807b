/// <reference lib="dom" />
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';

jest.setTimeout(300_000);

/** Settings, mail templates and security log as a webmaster uses them (issue 7). */
describe('The webmaster in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let webmaster: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    webmaster = await Visitor.arrive(browser, app.origin);
    await webmaster.signInByForm('webmaster@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('changes a setting, which applies immediately', async () => {
    await webmaster.press('Administration');
    await webmaster.press('Settings', 'link');
    await webmaster.fill('Maximum keywords', '0');
    await webmaster.press('Save settings');
    await webmaster.sees('Please enter a whole number from 1 to 50.');
    expect(await lookAtScreen(webmaster, 'settings-refused', [390])).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.fill('Maximum keywords', '7');
    await webmaster.press('Save settings');
    await webmaster.sees('Saved');
    expect((await app.visitor.get('/settings')).body).toMatchObject({ maxKeywords: 7 });
    expect(await lookInBothThemes(webmaster, 'settings')).toEqual([]);
  });

  it('edits a mail template, previews it, and restores the default', async () => {
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.press('Mail templates', 'link');
    await webmaster.sees('Decision: accepted');
    expect(await lookInBothThemes(webmaster, 'mail-templates')).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.press('Decision: accepted', 'link');
    await webmaster.press('Source', 'tab');
    await webmaster.fill('Subject', '{{number}}: welcome, {{reviewer}}');
    await webmaster.sees("This mail has no variable 'reviewer'");
    await webmaster.fill('Subject', '{{number}}: welcome');
    await webmaster.sees('Subject: 2026-14: welcome');
    const frame = await webmaster.page.waitForSelector('iframe[title="Preview of the mail"]');
    expect(await frame?.evaluate((node) => (node as HTMLIFrameElement).srcdoc.includes('Length of stay'))).toBe(true);
    await webmaster.press('Save text');
    await webmaster.sees('Saved');
    // Avoids elements that are half covered by the top bar.
    await webmaster.page.evaluate(() => window.scrollTo(0, 0));
    expect(await lookInBothThemes(webmaster, 'mail-template')).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.press('Reset to default');
    await webmaster.sees("Reset 'Decision: accepted'?");
    const yes = await webmaster.page.waitForSelector(
      '[role="alertdialog"] ::-p-aria([name="Reset to default"][role="button"])',
    );
    await yes?.press('Enter');
    await webmaster.sees('The default text has been restored.');
  });

  it('reads the changes in the security log', async () => {
    await webmaster.press('Security log', 'link');
    await webmaster.sees('max keywords: 5 → 7');
    expect(await lookInBothThemes(webmaster, 'security-log')).toEqual([]);
    await webmaster.page.setViewport({ width: 1440, height: 900 });
    await webmaster.choose('Kind', 'Mail template reset to the default');
    await webmaster.sees('decision-accepted');
    expect(await webmaster.text()).not.toContain('max keywords');
  });
});
