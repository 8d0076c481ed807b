/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';
import { enterText } from './enter-text';
import { isGone } from './is-gone';
import { openPage, type TestBrowser } from './open-browser';
import { SELDOM, untilShown } from './until-shown';
import { type Entrance, withSession } from './with-session';

/** Milliseconds before a wait fails; generous for a busy machine, shorter while writing a test. */
const TIMEOUTS = Number(process.env.TEST_PATIENCE_MS ?? 120_000);
const ARTEFACTS = join(process.cwd(), 'artifacts', 'screens');

/** @returns false for an element that no longer exists. @throws every other failure. */
function whenReplaced(failure: unknown): false {
  if (failure instanceof Error && /detached|not connected/i.test(failure.message)) return false;
  throw failure;
}

/** A person's actions in a browser. Elements are found by role and accessible name, as with a screen reader. */
export class Visitor {
  /** Stores a session before the next page runs. */
  private entrance?: Entrance;

  private constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Opens a new private window. */
  static async arrive(browser: TestBrowser, origin: string, width = 1440): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 900 });
    page.setDefaultTimeout(TIMEOUTS);
    return new Visitor(page, origin);
  }

  async goTo(path: string): Promise<void> {
    await openPage(this.page, path.startsWith('http') ? path : `${this.origin}${path}`);
    await this.entrance?.used();
    this.entrance = undefined;
  }

  /** Signs in by the API, from the next `goTo` on: the form and the first page would take a second of CPU time. */
  async signIn(email: string, password: string): Promise<void> {
    this.entrance = await withSession(this.page, this.origin, email, password);
  }

  async signInByForm(email: string, password: string): Promise<void> {
    await this.goTo('/rrs');
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.press('Login');
    await this.find('button', 'User menu');
  }

  /** The element with a role and accessible name, once it exists and is visible. */
  async find(role: string, name: string): Promise<ElementHandle> {
    const found = await untilShown(this.page, role, name, TIMEOUTS);
    if (!found) throw new Error(`There is no ${role} named '${name}' on ${this.page.url()}:\n${await this.text()}`);
    return found;
  }

  async press(name: string, role = 'button'): Promise<void> {
    const element = await this.find(role, name);
    const enabled = await this.page
      .waitForFunction(
        (node: Element) => !(node as HTMLButtonElement).disabled && node.getAttribute('aria-disabled') !== 'true',
        SELDOM,
        element,
      )
      .catch(() => null);
    if (!enabled) throw new Error(`The ${role} '${name}' stays disabled on ${this.page.url()}:\n${await this.text()}`);
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await this.still(element);
    await element.click();
  }

  /** Waits until an element stops moving, for example while content above it loads; a click would miss it. */
  private async still(element: ElementHandle): Promise<void> {
    const place = async (): Promise<string> => JSON.stringify(await element.boundingBox());
    for (let [before, now] = ['', await place()]; before !== now; [before, now] = [now, await place()])
      await sleep(100);
  }

  follow = (name: string): Promise<void> => this.press(name, 'link');

  async fill(label: string, text: string, role = 'textbox'): Promise<void> {
    const element = await this.find(role, label);
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await element.click({ count: 3 });
    await element.press('Backspace');
    await enterText(this.page, text);
  }

  /** Selects an option of a select element, which may still be loading. */
  async choose(label: string, option: string): Promise<void> {
    const list = (await this.find('combobox', label)) as ElementHandle<HTMLSelectElement>;
    const found = await this.page
      .waitForFunction(
        (node: HTMLSelectElement, text: string) => {
          const one = Array.from(node.options).find((each) => each.text.trim() === text);
          // Wrapped in an object, since the value may be empty.
          return one ? { value: one.value } : null;
        },
        SELDOM,
        list,
        option,
      )
      .catch(() => null);
    const taken = await found?.jsonValue();
    if (!taken) throw new Error(`'${label}' has no option '${option}'.`);
    await list.select(taken.value);
  }

  /** Types at the end of a rich text, which may have to be opened first. */
  async write(label: string, text: string): Promise<void> {
    const isClicked = async (): Promise<boolean> => {
      const selector = `[contenteditable="true"][aria-label*="${label}"], button[data-label="${label}"]`;
      const area = await this.page.waitForSelector(selector, { visible: true });
      await area?.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const clicked = Boolean(await area?.click().then(() => true, whenReplaced));
      return clicked && Boolean(await area?.evaluate((node) => node.tagName !== 'BUTTON'));
    };
    // The editor replaces its first area while it starts.
    while (!(await isClicked()));
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('End');
    await this.page.keyboard.up('Control');
    await enterText(this.page, text);
  }

  /** Presses all elements with a role and name, such as the 'No' of several questions. */
  async pressEvery(name: string, role: string): Promise<void> {
    await this.find(role, name);
    for (const element of await this.page.$$(`::-p-aria([name="${name}"][role="${role}"])`)) {
      await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await element.click();
    }
  }

  /** Follows the first link whose text contains the given text. */
  async followContaining(text: string): Promise<void> {
    const found = await this.page
      .waitForFunction(
        (wanted: string) =>
          Array.from(document.querySelectorAll('main a')).find((link) => link.textContent?.includes(wanted)) ?? false,
        SELDOM,
        text,
      )
      .catch(() => null);
    const link = found?.asElement() as ElementHandle<Element> | null;
    if (!link) throw new Error(`No link with '${text}' on ${this.page.url()}:\n${await this.text()}`);
    await link.click();
  }

  /** Waits until no element with this role is left. */
  async gone(role: string): Promise<void> {
    const left = await this.page.waitForFunction(isGone, SELDOM, role).catch(() => null);
    if (!left) throw new Error(`The ${role} on ${this.page.url()} does not go away:\n${await this.text()}`);
  }

  /** Waits until a text is visible anywhere on the page. */
  async sees(text: string): Promise<void> {
    const seen = await this.page
      .waitForFunction((wanted: string) => document.body.innerText.includes(wanted), SELDOM, text)
      .catch(() => null);
    if (!seen) throw new Error(`'${text}' does not appear on ${this.page.url()}:\n${await this.text()}`);
  }

  text = (): Promise<string> => this.page.evaluate(() => document.body.innerText);

  /** Selects a file in the first file input of the open dialog or page. */
  async attach(path: string): Promise<void> {
    const input = await this.page.waitForSelector('input[type="file"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  /** Saves a screenshot in `artifacts/screens`. It takes a second of CPU time, so it is made on request only. */
  async picture(name: string): Promise<void> {
    if (!process.env.TEST_PICTURES) return;
    mkdirSync(ARTEFACTS, { recursive: true });
    await this.page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage: true });
  }

  /** Another tab of the same window, with the same session and browser storage. */
  async anotherTab(): Promise<Visitor> {
    const page = await this.page.browserContext().newPage();
    page.setDefaultTimeout(TIMEOUTS);
    await page.setViewport(this.page.viewport());
    return new Visitor(page, this.origin);
  }

  leave = (): Promise<void> => this.page.browserContext().close();
}
