/// <reference lib="dom" />
import { axeViolations } from '../browser/axe';
import type { Visitor } from '../browser/browser';
import { problemsOfLayout, settled } from '../browser/look-at-screen';

/** A window of 1440 x 900 pixels at 200 %: nothing may be lost (WCAG 2.2, 1.4.4). */
const ZOOMED = { width: 720, height: 450, deviceScaleFactor: 2 };

/** Looks at the current screen at 200 %. */
export async function lookZoomed(visitor: Visitor, name: string): Promise<string[]> {
  await visitor.page.setViewport(ZOOMED);
  await settled(visitor, ZOOMED.width);
  await visitor.picture(`${name}-zoomed`);
  const found = [...(await problemsOfLayout(visitor)), ...(await axeViolations(visitor.page))];
  await visitor.page.setViewport({ width: 1440, height: 900 });
  await settled(visitor, 1440);
  return found.map((problem) => `200 %: ${problem}`);
}

/** Looks at the current screen with the colours of a person who has chosen high contrast in the operating system. */
export async function lookInForcedColours(visitor: Visitor, name: string): Promise<string[]> {
  const session = await visitor.page.createCDPSession();
  const force = (value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await visitor.page.evaluate(noteMarks);
  await force('active');
  await settled(visitor, 1440);
  await visitor.picture(`${name}-forced`);
  const lost = await visitor.page.evaluate(lostMarks);
  const same = await visitor.page.evaluate(currentLikeOthers);
  const found = [...lost, ...same, ...(await axeViolations(visitor.page))];
  await force('none');
  await session.detach();
  return found.map((problem) => `forced colours: ${problem}`);
}

type Noted = typeof globalThis & { quireMarks?: Element[] };

/** Runs in the page: records elements that are drawn by a background alone, such as a dot or the part of a bar. */
function noteMarks(): void {
  const isMark = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    const { backgroundColor, position } = getComputedStyle(one);
    const around = one.parentElement ? getComputedStyle(one.parentElement).backgroundColor : '';
    if (
      width < 3 ||
      height < 3 ||
      one.textContent !== '' ||
      one.closest('svg, canvas, img, [aria-hidden="true"] input')
    )
      return false;
    // A layer over the whole page, such as the one behind a dialog, is no mark.
    if (position === 'fixed') return false;
    return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundColor !== around;
  };
  (globalThis as Noted).quireMarks = [...document.querySelectorAll('main *')].filter(isMark);
}

/** Runs in the page, with forced colours: marks that have neither an edge nor a colour of their own any more. */
function lostMarks(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  return ((globalThis as Noted).quireMarks ?? [])
    .filter((one) => {
      const { backgroundColor, borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(one);
      const isEdged = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none';
      return one.isConnected && !isEdged && (backgroundColor === canvas || /, 0\)$/.test(backgroundColor));
    })
    .map((one) => `nothing is left of ${one.outerHTML.slice(0, 160)}`);
}

/** Runs in the page: the current step of several that looks like the others. */
function currentLikeOthers(): string[] {
  const looks = (item: Element): string =>
    [item, ...item.children]
      .map((one) => getComputedStyle(one))
      .map(
        ({ borderBottomColor, borderBottomWidth, fontWeight }) =>
          `${borderBottomColor} ${borderBottomWidth} ${fontWeight}`,
      )
      .join();
  return [...document.querySelectorAll('main li:has(> [aria-current])')].flatMap((item) => {
    // A step that cannot be opened yet differs from the current one in any case.
    const others = [...(item.parentElement?.children ?? [])].filter(
      (other) => other !== item && other.querySelector(':disabled') === null,
    );
    return others.some((other) => looks(other) === looks(item)) ? [`no mark on ${item.textContent}`] : [];
  });
}
