import type { HTTPRequest, Page } from 'puppeteer';
import { DocumentProblem } from '../documents';
import { familyBytes } from '../helpers/process-family';
import { eastAsianFonts } from '../pdf/east-asian-fonts';
import { KeptBrowser } from '../pdf/kept-browser';
import type { PrintedPage } from './page-parts';

/** Limits: time per document in milliseconds; memory of the browser and all its processes in bytes. */
const WITHIN_MS = 150_000;
const MEMORY = 2_000 * 2 ** 20;
const LOOK_EVERY_MS = 1_000;
const CONVERSION_FAILED = 'It is damaged, empty, or holds something that cannot be shown.';
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=1024',
];

/** A separate browser for untrusted documents, so that a document that crashes it affects nothing else. Runs in the conversion helper. */
export class ConversionBrowser {
  private readonly browser = new KeptBrowser(ARGUMENTS);

  /** The page as PDF. @throws DocumentProblem when it takes too long, uses too much memory, or cannot be shown. */
  async print(page: PrintedPage): Promise<Uint8Array> {
    const browser = await this.browser.get();
    const pid = browser.process()?.pid ?? 0;
    const over = new AbortController();
    const work = browser.newPage().then((sheet) => printOn(sheet, page));
    try {
      return await Promise.race([work, rejectAtLimit(pid, over.signal)]);
    } catch (failure) {
      // A document that has crashed the browser, or keeps it busy, must not block the next document.
      if (!(failure instanceof DocumentProblem) || failure instanceof LimitExceeded) this.browser.kill();
      work.catch(() => undefined);
      if (failure instanceof DocumentProblem) throw failure;
      throw new DocumentProblem(CONVERSION_FAILED);
    } finally {
      over.abort();
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

class LimitExceeded extends DocumentProblem {}

function rejectAtLimit(pid: number, signal: AbortSignal): Promise<never> {
  const end = Date.now() + WITHIN_MS;
  return new Promise((_resolve, reject) => {
    const timer = setInterval(() => {
      if (Date.now() > end) reject(new LimitExceeded('It took too long to convert.'));
      else if (familyBytes(pid) > MEMORY) reject(new LimitExceeded('It needs too much memory to be converted.'));
    }, LOOK_EVERY_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}

async function printOn(page: Page, { html, script, data }: PrintedPage): Promise<Uint8Array> {
  page.setDefaultTimeout(WITHIN_MS);
  await page.setRequestInterception(true);
  page.on('request', blockNetworkRequests);
  await page.setContent(html, { waitUntil: 'load', timeout: WITHIN_MS });
  const text = await runPageScript(page, script, data).catch(async (failure: unknown) => {
    if (page.browser().connected) await page.close();
    throw page.browser().connected ? new DocumentProblem(CONVERSION_FAILED) : failure;
  });
  const fonts = await eastAsianFonts(text);
  if (fonts !== '') await page.evaluate(`document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(fonts)})`);
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, timeout: WITHIN_MS });
  await page.close();
  return printed;
}

/** Runs the page's script and returns the visible text. @throws Error when there is none, or what the script throws. */
async function runPageScript(page: Page, script: string | null, data: unknown): Promise<string> {
  if (script !== null) {
    const fill = await page.evaluateHandle(script);
    await page.evaluate((run: unknown, given: unknown) => (run as (data: unknown) => Promise<void>)(given), fill, data);
  }
  const text = String(await page.evaluate('document.body.innerText'));
  const pictures = Number(await page.evaluate("document.body.querySelectorAll('img, svg, math, canvas').length"));
  if (text.trim() === '' && pictures === 0) throw new Error('There is nothing to be seen');
  return text;
}

function blockNetworkRequests(request: HTTPRequest): void {
  const passes = /^(?:data|blob):/.test(request.url()) || request.url() === 'about:blank';
  void (passes ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
}
