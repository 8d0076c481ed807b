/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { Visitor } from '../../support/browser/browser';
import { endSession, signInHere } from '../reviewer/reviewer-world';
import { pressIfThere } from './text-fields';

/** Leaves a form with typed text, and returns the window in which it is to be opened again. */
export type Leave = (visitor: Visitor, account: { email: string; password: string } | null) => Promise<Visitor>;

/** Unlike a reload, a crash gives the page no time to save anything. */
export async function crash(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const gone = new Promise((resolve) => page.once('error', resolve));
  // The crashed page never answers.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}

/** Goes back within the application and confirms its question about unsaved text. */
async function back(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const before = page.url();
  await page.evaluate(() => history.back());
  for (let tries = 0; page.url() === before && tries < 200; tries++) {
    await pressIfThere(visitor, 'Leave without saving');
    await sleep(50);
  }
  if (page.url() === before) throw new Error(`Back does not leave ${before}`);
}

export const WAYS: Record<string, Leave> = {
  back: async (visitor) => {
    await visitor.page.setOfflineMode(false);
    await back(visitor);
    return visitor;
  },
  reload: async (visitor) => {
    await visitor.page.setOfflineMode(false);
    await visitor.page.reload({ waitUntil: 'domcontentloaded' });
    return visitor;
  },
  'the end of the tab': async (visitor) => {
    const next = await visitor.anotherTab();
    await visitor.page.close();
    return next;
  },
  'a crash of the page': async (visitor) => {
    const next = await visitor.anotherTab();
    await crash(visitor.page);
    return next;
  },
  'the end of the session': async (visitor, account) => {
    if (!account) return visitor;
    await visitor.page.setOfflineMode(false);
    await endSession(visitor);
    await visitor.page.reload({ waitUntil: 'domcontentloaded' });
    await signInHere(visitor, account.email, account.password);
    return visitor;
  },
};

/** Ways after which text of a tab is still there. */
export const WITHIN_THE_TAB = new Set(['back', 'reload']);
