import puppeteer, { type Browser } from 'puppeteer';
import { findBrowser } from './find-browser';

const CLOSE_WITHIN_MS = 1_500;

/** One browser, started on first use, kept, and started again after it has died. */
export class KeptBrowser {
  private browser: Promise<Browser> | null = null;

  get(): Promise<Browser> {
    this.browser ??= this.launch().catch((failure: unknown) => {
      this.browser = null;
      throw failure;
    });
    return this.browser;
  }

  /** Ends it, by force when it does not end by itself. */
  async close(): Promise<void> {
    const browser = await this.browser?.catch(() => null);
    this.browser = null;
    if (!browser) return;
    const killer = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_WITHIN_MS);
    await browser.close().catch(() => undefined);
    clearTimeout(killer);
  }

  private async launch(): Promise<Browser> {
    const { executablePath, args, env } = await findBrowser();
    const browser = await puppeteer.launch({
      executablePath,
      args,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      // Over a pipe it ends by itself when this process is killed.
      pipe: true,
      // Quire stops it after its last work is done, not at the first Ctrl-C.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.once('disconnected', () => {
      this.browser = null;
    });
    return browser;
  }
}
