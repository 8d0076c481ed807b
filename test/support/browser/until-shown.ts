import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';

/** Puppeteer's own waiting checks at each animation frame. Querying roles sixty times a second took most of the time of a browser spec. */
const LOOK_EVERY_MS = 60;

/** For `waitForFunction`. */
export const SELDOM = { polling: LOOK_EVERY_MS };

/** The first element with a role and accessible name that is shown; null when there is none within this many milliseconds. */
export async function untilShown(
  page: Page,
  role: string,
  name: string,
  within: number,
): Promise<ElementHandle | null> {
  const quoted = name.replace(/(["\\])/g, '\\$1');
  const selector = `::-p-aria([name="${quoted}"][role="${role}"])`;
  for (const end = Date.now() + within; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const found = await shown(page, selector);
    if (found) return found;
  }
  return null;
}

/** Null also while another page is being opened. */
async function shown(page: Page, selector: string): Promise<ElementHandle | null> {
  try {
    for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
  } catch {
    // The page or the element was removed meanwhile.
  }
  return null;
}
