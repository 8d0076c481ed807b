import puppeteer, { type Browser, type BrowserContext } from 'puppeteer';
import { findBrowser } from '../../../src/platform/pdf/find-browser';

/** A browser as a spec file sees it: closing it closes the windows that were opened through it. */
export interface TestBrowser {
  createBrowserContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** No emulated graphics processor, and no movement where a person could switch it off: both only cost time. */
const CHEAP = ['--disable-gpu', '--force-prefers-reduced-motion'];

/** Kept beside the spec files, which are loaded anew each time. */
const KEPT = Symbol.for('quire.test.browser');
const worker = globalThis as typeof globalThis & { [KEPT]?: Promise<Browser> };

/** The worker's one browser: the first spec file that asks starts it, and it ends with the worker. */
function workersBrowser(): Promise<Browser> {
  const start = async (): Promise<Browser> => {
    const { executablePath, args, env } = await findBrowser();
    const browser = await puppeteer.launch({
      executablePath,
      args: [...args, ...CHEAP],
      env: { ...process.env, ...env },
      // Over a pipe it ends by itself when this process is killed.
      pipe: true,
    });
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
