import type { HTTPRequest, Page } from 'puppeteer';
import { lowerPriority } from '../papers/helper-process';
import { PaperProblem } from '../papers';
import { eastAsianFonts } from '../pdf/east-asian-fonts';
import { KeptBrowser } from '../pdf/kept-browser';
import type { PrintedPage } from './page-parts';
import { familyBytes } from './process-family';

/** Most time of one document, in milliseconds, and most memory of the browser and all its processes, in bytes. */
const WITHIN_MS = 90_000;
const MEMORY = 2_000 * 2 ** 20;
const LOOK_EVERY_MS = 500;
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=1024',
];

/** A browser of its own for strangers' documents, so that one that brings it down takes nothing else along. */
export class ConversionBrowser {
  private readonly browser = new KeptBrowser(ARGUMENTS);

  /** The page as PDF. @throws PaperProblem when it takes too long, too much memory, or cannot be shown. */
  async print(page: PrintedPage): Promise<Uint8Array> {
    const browser = await this.browser.get();
    const pid = browser.process()?.pid ?? 0;
    lowerPriority(pid);
    let timer: NodeJS.Timeout | undefined;
    const end = Date.now() + WITHIN_MS;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => {
        if (Date.now() > end) reject(new PaperProblem('It took too long to convert.'));
        else if (familyBytes(pid) > MEMORY) reject(new PaperProblem('It needs too much memory to be converted.'));
      }, LOOK_EVERY_MS);
    });
    try {
      return await Promise.race([this.printOn(await browser.newPage(), page), limit]);
    } catch (failure) {
      // Whatever it was, the next document gets a fresh one.
      this.browser.kill();
      if (failure instanceof PaperProblem) throw failure;
      throw new PaperProblem('It is damaged, or holds something that cannot be shown.');
    } finally {
      clearInterval(timer);
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async printOn(page: Page, { html, script, data }: PrintedPage): Promise<Uint8Array> {
    page.setDefaultTimeout(WITHIN_MS);
    await page.setRequestInterception(true);
    page.on('request', letOnlyDataPass);
    await page.setContent(html, { waitUntil: 'load', timeout: WITHIN_MS });
    if (script !== null) {
      const fill = await page.evaluateHandle(script);
      await page.evaluate(
        (run: unknown, content: unknown) => (run as (given: unknown) => Promise<void>)(content),
        fill,
        data,
      );
    }
    const text = await page.evaluate('document.body.textContent');
    const fonts = await eastAsianFonts(String(text));
    if (fonts !== '') await page.evaluate(`document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(fonts)})`);
    const printed = await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      timeout: WITHIN_MS,
    });
    await page.close();
    return printed;
  }
}

function letOnlyDataPass(request: HTTPRequest): void {
  const passes = /^(?:data|blob):/.test(request.url()) || request.url() === 'about:blank';
  void (passes ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
}
