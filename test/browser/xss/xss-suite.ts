/// <reference lib="dom" />
import { RICH_TEXT_MESSAGES } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { XssWatch } from '../../support/browser/xss-watch';
import { buildXssWorld, emailOf, PLAIN_MARK, RICH_MARK, type Role, type XssWorld } from './xss-world';

interface Screen {
  path: (world: XssWorld) => string;
  /** A text that is visible once the screen has loaded. */
  sees: string;
  /** The button to press on the screen before the check. */
  press?: string;
}
const at = (path: (world: XssWorld) => string, sees: string, press?: string): Screen => ({ path, sees, press });

/** Each way of displaying a text once, with the first role that can see it. */
export const SCREENS: Record<Role, Screen[]> = {
  author: [
    at(() => '/rrs/manuscript/view', RICH_MARK, 'Abstract'),
    at(() => '/rrs/manuscript/revision', PLAIN_MARK),
    at(({ draft }) => `/rrs/manuscript/submit/${draft}?step=1`, RICH_MARK),
    at(({ draft }) => `/rrs/manuscript/submit/${draft}?step=3`, PLAIN_MARK),
    at(({ draft }) => `/rrs/manuscript/submit/${draft}?step=4`, PLAIN_MARK),
    at(({ draft }) => `/rrs/manuscript/submit/${draft}?step=5`, RICH_MARK),
    at(({ revision }) => `/rrs/uploadRevision/${revision}?tab=reviews`, RICH_MARK),
    at(({ revision }) => `/rrs/uploadRevision/${revision}?tab=information`, RICH_MARK),
    at(({ correction }) => `/rrs/correction/${correction}`, RICH_MARK),
    at(() => '/rrs/tickets', PLAIN_MARK),
    at(({ ticket }) => `/rrs/tickets/editTicket/${ticket}`, RICH_MARK),
  ],
  reviewer: [
    at(() => '/rrs/reviewerToDoList', PLAIN_MARK),
    at(({ asked, askedRequest }) => `/rrs/${asked}/${askedRequest}/accept`, RICH_MARK),
    at(({ reviewed, review }) => `/rrs/${reviewed}/review/${review}`, RICH_MARK),
  ],
  editor: [
    at(() => '/rrs/toDoList?tab=returnedToEditor', PLAIN_MARK),
    at(({ asked }) => `/rrs/reviewerSelection/${asked}`, PLAIN_MARK),
    at(({ reviewed }) => `/rrs/decideOnStatus/${reviewed}`, RICH_MARK),
    at(({ reviewed }) => `/rrs/articleDetails/${reviewed}?tab=reviews`, RICH_MARK),
    at(({ reviewed }) => `/rrs/articleDetails/${reviewed}?tab=reviewers`, PLAIN_MARK),
    at(({ reviewed }) => `/rrs/articleDetails/${reviewed}?tab=log`, PLAIN_MARK),
    at(({ reviewed }) => `/rrs/articleDetails/${reviewed}?tab=mails`, PLAIN_MARK),
    at(({ reviewed }) => `/rrs/articleDetails/${reviewed}?tab=notes`, RICH_MARK),
    at(({ reviewed }) => `/rrs/overrideArticle/${reviewed}`, PLAIN_MARK),
    at(() => '/rrs/associateEditors', 'Hara'),
    at(() => '/rrs/users', 'Hara'),
    at(() => '/rrs/keywords', PLAIN_MARK),
    at(() => '/rrs/blacklist', PLAIN_MARK),
  ],
  assistant: [
    at(() => '/rrs/ticketsReview', PLAIN_MARK),
    at(() => '/rrs/assitantEditorList', PLAIN_MARK),
    at(({ fresh }) => `/rrs/checkManuscript/${fresh}`, `is on the blacklist: ${PLAIN_MARK}`),
  ],
};

/** The tests that open the screens of these roles, which show hostile texts. */
export function showHostileTexts(roles: readonly Role[]): void {
  let app: TestApp;
  let browser: TestBrowser;
  let world: XssWorld;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    world = await buildXssWorld(app);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  async function arrive(role: Role, bypassed: boolean): Promise<{ visitor: Visitor; watch: XssWatch }> {
    const visitor = await Visitor.arrive(browser, app.origin);
    const watch = await XssWatch.on(visitor.page, { bypassed });
    await visitor.signIn(emailOf(role), app.password);
    return { visitor, watch };
  }

  it.each([true, false])('would be noticed (policy bypassed: %p)', async (bypassed) => {
    const { visitor, watch } = await arrive('author', bypassed);
    await visitor.goTo('/rrs');
    await visitor.find('button', 'User menu');
    expect(await watch.findings()).toEqual([]);
    await visitor.page.evaluate(() => {
      const part = document.createElement('div');
      part.innerHTML = '<img src="/none" onerror="alert(1)">';
      document.body.append(part);
    });
    await visitor.page.waitForFunction(() => (globalThis as { quireWatch?: { ran: string[] } }).quireWatch?.ran.length);
    const [first] = await watch.findings();
    expect(first).toMatch(bypassed ? /^alert\(1\)/ : /^stopped by the policy: script-src-attr/);
    await visitor.leave();
  });

  // Without the policy, so that only the client protects; violations of the policy would otherwise be reported as well.
  it.each(roles)('come to life on no screen of the %s', async (role) => {
    const { visitor, watch } = await arrive(role, true);
    const found: string[] = [];
    for (const { path, sees, press } of SCREENS[role]) {
      await visitor.goTo(path(world));
      if (press) await visitor.press(press);
      await visitor.sees(sees);
      found.push(...(await watch.findings()).map((what) => `${path(world)}: ${what}`));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });

  it('leave no picture in a text into which they are pasted, and a message says so', async () => {
    const { visitor, watch } = await arrive('author', true);
    await visitor.goTo(`/rrs/manuscript/submit/${world.draft}?step=1`);
    const area = await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="Cover letter"]');
    await area?.click();
    await area?.evaluate((node) => {
      const clipboardData = new DataTransfer();
      const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" onerror="alert(1)">';
      // The name makes the form's `parentNode` return the field, whose parent is the form.
      const form = '<form><input name="parentNode"></form>';
      clipboardData.setData('text/html', `<p>Words beside it</p>${picture}<svg onload=alert(1)></svg>${form}`);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await visitor.sees(RICH_TEXT_MESSAGES.picture);
    expect(await area?.evaluate((node) => node.textContent?.includes('Words beside it'))).toBe(true);
    // Except the editor's own icons next to tables.
    const pictures = await area?.evaluate((node) =>
      [...node.querySelectorAll('img, svg:not(.ck-icon, .ck-reset_all svg)')].map((one) => one.outerHTML),
    );
    expect(pictures).toEqual([]);
    expect(await watch.findings()).toEqual([]);
    await visitor.leave();
  });
}
