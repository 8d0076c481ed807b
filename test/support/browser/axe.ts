/// <reference lib="dom" />
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { SELDOM } from './until-shown';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The script is half a megabyte, so a page loads it only once. */
const NOTHING = 'void 0';

/** True if an earlier check has loaded axe into the page and all its frames. */
async function isThere(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return frames.every(Boolean);
}

/**
 * The violations that axe finds on the current page against WCAG 2.0 to 2.2, levels A and AA: one line per element, with the rule
 * and its requirement. Empty if there are none.
 * @param rules only these rules; all of the levels if absent.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // Fluent traps the focus in dialogs with invisible elements at both ends. They are hidden from assistive technology and only
  // forward the focus, which axe cannot know.
  const axe = new AxePuppeteer(page, (await isThere(page)) ? NOTHING : undefined)
    .exclude('[data-tabster-dummy]')
    // Passing elements are left out: computing a selector for each takes as long as the rules themselves.
    .options({ resultTypes: ['violations'] })
    // No page has a frame with content, so axe need not open a window to gather results.
    .setLegacyMode();
  const found = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const why = any.map(({ message }) => message).join(' ');
      return `${id}: ${help}\n  at ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${why}`;
    }),
  );
}

/** Waits for animations to end, because colours during a transition are not the final ones. Infinite animations are ignored. */
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
