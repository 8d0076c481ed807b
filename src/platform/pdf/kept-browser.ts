import { rm } from 'node:fs/promises';
import puppeteer, { type Browser } from 'puppeteer';
import { lowerSession } from '../helpers/low-priority';
import { newScratchFolder, removeLeftovers } from '../helpers/scratch-folder';
import { findBrowser } from './find-browser';

const CLOSE_WITHIN_MS = 1_500;
const PURPOSE = 'browser';

/** One browser that starts on first use, stays open, and restarts after a crash. */
export class KeptBrowser {
  private browser: Promise<Browser> | null = null;
  private removeProfile = (): Promise<void> => Promise.resolve();

  constructor(private readonly extraArguments: readonly string[] = []) {}

  get(): Promise<Browser> {
    this.browser ??= this.launched();
    return this.browser;
  }

  /** Closes the browser, and kills it if it does not end. */
  async close(): Promise<void> {
    const browser = await this.browser?.catch(() => null);
    this.browser = null;
    if (!browser) return;
    const killer = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_WITHIN_MS);
    await browser.close().catch(() => undefined);
    clearTimeout(killer);
    await this.removeProfile();
  }

  /** Kills the browser immediately. */
  kill(): void {
    const browser = this.browser;
    this.browser = null;
    void browser?.then(
      (one) => one.process()?.kill('SIGKILL'),
      () => undefined,
    );
  }

  /** Starts a browser, and forgets it when it fails to start or ends, unless another has replaced it. */
  private launched(): Promise<Browser> {
    const forget = (): void => {
      if (this.browser === mine) this.browser = null;
    };
    // On a busy machine a browser may end while it starts; the second start then works.
    const mine = this.launch().catch(() => this.launch());
    mine.then((browser) => browser.once('disconnected', forget), forget);
    return mine;
  }

  private async launch(): Promise<Browser> {
    const { executablePath, args, env } = await findBrowser();
    await removeLeftovers(PURPOSE);
    const profile = await newScratchFolder(PURPOSE);
    const removeProfile = (): Promise<void> =>
      rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    const browser = await puppeteer
      .launch({
        userDataDir: profile,
        executablePath,
        args: [...args, ...this.extraArguments],
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
        // With a pipe, the browser ends when this process is killed.
        pipe: true,
        // Quire stops the browser after its last work is done, not at the first Ctrl-C.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      .catch(async (failure: unknown) => {
        await removeProfile();
        throw failure;
      });
    this.removeProfile = removeProfile;
    browser.once('disconnected', () => void removeProfile());
    lowerSession(browser.process()?.pid);
    return browser;
  }
}
