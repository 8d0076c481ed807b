import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer';
import { findBrowser } from '../../../src/platform/pdf/find-browser';

/** A browser for one spec file: closing it closes the windows opened through it. */
export interface TestBrowser {
  createBrowserContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** No emulated graphics processor and reduced motion: both would only take time. */
const CHEAP = ['--disable-gpu', '--force-prefers-reduced-motion'];

/** Kept on the global object, because spec files are loaded again each time. */
const KEPT = Symbol.for('quire.test.browser');
const worker = globalThis as typeof globalThis & { [KEPT]?: Promise<Browser> };

/** The worker's one browser: started by the first spec file that needs it, and ended with the worker. */
function workersBrowser(): Promise<Browser> {
  const start = async (): Promise<Browser> => {
    const { executablePath, args, env } = await findBrowser();
    // With a pipe the browser exits automatically when this process is killed.
    const options = { executablePath, args: [...args, ...CHEAP], env: { ...process.env, ...env }, pipe: true };
    // On a busy machine Chromium sometimes dies while it starts, which has nothing to do with the product.
    const browser = await puppeteer.launch(options).catch(() => puppeteer.launch(options));
    browser.once('disconnected', () => delete worker[KEPT]);
    return browser;
  };
  return (worker[KEPT] ??= start());
}

export async function openBrowser(): Promise<TestBrowser> {
  const browser = await workersBrowser();
  const contexts: BrowserContext[] = [];
  return {
    createBrowserContext: async () => {
      const context = await browser.createBrowserContext();
      contexts.push(context);
      return context;
    },
    close: async () => {
      await Promise.all(contexts.filter(({ closed }) => !closed).map((context) => context.close()));
    },
  };
}

/** Opens a page and moves the pointer there, as a person does: an editor loads at the first user action. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
