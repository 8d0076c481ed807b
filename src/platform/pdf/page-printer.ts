import { PDFDocument } from '@cantoo/pdf-lib';
import type { HTTPRequest, Page } from 'puppeteer';
import { eastAsianFonts } from './east-asian-fonts';
import { KeptBrowser } from './kept-browser';
import type { PdfInfo } from './pdf-renderer';

const WITHIN_MS = 60_000;
const ATTEMPTS = 2;
/** These would navigate away during printing, or wait for a frame that is blocked. */
const MOVING_PARTS =
  /<meta[^>]*http-equiv\s*=\s*["']?\s*refresh[^>]*>|<\/?(?:iframe|frame|frameset|object|embed)\b[^>]*>/gi;

/** PDFs by a headless browser that stays open. Runs in the print helper. */
export class PagePrinter {
  private readonly browser = new KeptBrowser();

  /** @throws Error when it takes longer than a minute, or no browser can be started. */
  async render(html: string, info: PdfInfo): Promise<Uint8Array> {
    const printed = await this.print(html);
    const document = await PDFDocument.load(printed, { updateMetadata: false });
    document.setTitle(info.title, { showInWindowTitleBar: true });
    document.setCreator('Quire');
    document.setProducer('Quire');
    if (info.author !== undefined) document.setAuthor(info.author);
    return document.save();
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** If the browser crashes during the work, one more attempt is made. */
  private async print(html: string, attempt = 1): Promise<Uint8Array> {
    const browser = await this.browser.get();
    try {
      const page = await browser.newPage();
      try {
        return await printOn(page, html);
      } finally {
        await page.close().catch(() => undefined);
      }
    } catch (failure) {
      if (browser.connected || attempt === ATTEMPTS) throw failure;
      return this.print(html, attempt + 1);
    }
  }
}

async function printOn(page: Page, html: string): Promise<Uint8Array> {
  page.setDefaultTimeout(WITHIN_MS);
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', blockNetworkRequests);
  await page.setContent(html.replace(MOVING_PARTS, '') + (await eastAsianFonts(html)), {
    waitUntil: 'load',
    timeout: WITHIN_MS,
  });
  return page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, timeout: WITHIN_MS });
}

/** Text that an author wrote must not make the server fetch anything. */
function blockNetworkRequests(request: HTTPRequest): void {
  const passes = request.url().startsWith('data:') || request.url() === 'about:blank';
  void (passes ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
}
