/// <reference lib="dom" />
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { SELDOM } from './until-shown';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Half a megabyte of script is read by a page once, not before each look at it. */
const NOTHING = 'void 0';

/** Whether axe lies in the page, and in all of its frames, from an earlier look. */
async function isThere(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return frames.every(Boolean);
}

/**
 * What axe finds against WCAG 2.0 to 2.2, levels A and AA, on the page as it stands: one line for each element, with the rule and
 * what it asks for. Empty when all is well.
 * @param rules only these rules; all of the levels when not given.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // Fluent keeps the focus in its dialogs with invisible elements at both ends. They are hidden from assistive technology and take
  // the focus only to hand it on at once, which axe can't know.
  const axe = new AxePuppeteer(page, (await isThere(page)) ? NOTHING : undefined)
    .exclude('[data-tabster-dummy]')
    // What is well need not be described: naming every element by a selector takes as long as the rules themselves.
    .options({ resultTypes: ['violations'] })
    // No page has a frame with content; so axe need not open a window of its own to gather results.
    .setLegacyMode();
  const found = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const why = any.map(({ message }) => message).join(' ');
      return `${id}: ${help}\n  at ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${why}`;
    }),
  );
}

/** Until nothing moves or fades: colours in the middle of a transition are not those that people read. What never ends is left out. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getAnimations().some((one) => {
        const endless = one.effect?.getComputedTiming().endTime === Infinity;
        return one.playState === 'running' && !endless;
      }),
    SELDOM,
  );
}
