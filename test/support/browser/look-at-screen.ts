/// <reference lib="dom" />
import { axeViolations, untilStill } from './axe';
import type { Visitor } from './browser';
import { SELDOM } from './until-shown';

/** Widths in pixels: desktop and phone. */
const WIDTHS = [1440, 390] as const;

/**
 * `npm run test:long` runs axe on every check. `npm test` runs it at the wide width, and in the dark theme on every third screen and
 * for colours only: its other rules hardly depend on the width and not at all on the theme, and the screens share their colours.
 */
const EVERY_LOOK = process.env.TEST_LOOKS === 'all';
const IN_THE_DARK = 3;

/** The same screens in each run. */
function isSeenInTheDark(name: string): boolean {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return EVERY_LOOK || sum % IN_THE_DARK === 0;
}

/**
 * Checks the current screen at both widths, or at the given ones, and saves screenshots. Returns what is wrong: a violation that axe
 * finds, no or several h1, a page that scrolls sideways, a selected tab that is out of view.
 */
export async function lookAtScreen(
  visitor: Visitor,
  name: string,
  widths: readonly number[] = WIDTHS,
  rules?: string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await visitor.page.setViewport({ width, height: 900 });
    await settled(visitor, width);
    // Scrolls to the top, since elements that the top bar covers in a scrolled page are not a fault of the page.
    await visitor.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.picture(`${name}-${width}`);
    problems.push(...(await problemsOfLayout(visitor)).map((problem) => `${width} px: ${problem}`));
    if (width !== widths[0] && !EVERY_LOOK) continue;
    problems.push(...(await axeViolations(visitor.page, rules)).map((violation) => `${width} px: ${violation}`));
  }
  return problems;
}

/** No or several h1, a page that scrolls sideways, a selected tab that is out of view. */
export async function problemsOfLayout(visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  const headings = await visitor.page.$$eval('h1', (found) => found.length);
  if (headings !== 1) problems.push(`${headings} headings of level 1`);
  const room = await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (room > 0) problems.push(`the page is ${room} px too wide`);
  const hidden = await visitor.page.$$eval('[role="tab"][aria-selected="true"]', (chosen) =>
    chosen.filter((one) => one.getBoundingClientRect().right > window.innerWidth).map((one) => one.textContent),
  );
  return [...problems, ...hidden.map((tab) => `the chosen tab '${tab}' is out of sight`)];
}

/** Checks a screen in the light theme at both widths, and in the dark one on desktop only, since colours do not change with the width. */
export async function lookInBothThemes(visitor: Visitor, name: string): Promise<string[]> {
  const found = await lookAtScreen(visitor, `${name}-light`);
  if (!isSeenInTheDark(name)) {
    await visitor.page.setViewport({ width: WIDTHS[0], height: 900 });
    return found;
  }
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await inTheDark(visitor);
  const dark = await lookAtScreen(visitor, `${name}-dark`, [WIDTHS[0]], EVERY_LOOK ? undefined : ['color-contrast']);
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  return [...found, ...dark.map((problem) => `dark: ${problem}`)];
}

/** Waits until the theme is dark and the colours start to change, so that `settled` sees the transition. */
async function inTheDark(visitor: Visitor): Promise<void> {
  await visitor.page.waitForFunction(() => {
    const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 80;
  }, SELDOM);
  await twoFrames(visitor);
}

const twoFrames = (visitor: Visitor): Promise<unknown> =>
  visitor.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the page has the width and nothing loads or moves. */
export async function settled(visitor: Visitor, width: number): Promise<void> {
  // The browser resizes the page some time after it was asked to, and the page then replaces its menu in the next frame.
  await visitor.page.waitForFunction((wanted: number) => window.innerWidth === wanted, SELDOM, width);
  await twoFrames(visitor);
  await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), SELDOM);
  await untilStill(visitor.page);
  // A table becomes a list of cards shortly after the window narrows; the caller reports a page that stays too wide.
  await visitor.page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, { ...SELDOM, timeout: 10_000 })
    .catch(() => null);
}
