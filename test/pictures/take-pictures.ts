/// <reference lib="dom" />
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD, demoEmail } from '../../src/demo/demo-people';
import { untilStill } from '../support/browser/axe';
import { Visitor } from '../support/browser/browser';
import type { TestBrowser } from '../support/browser/open-browser';
import { SELDOM } from '../support/browser/until-shown';
import type { JournalScreen, ScreenIds, Viewer } from '../support/screens/journal-screens';

/** Widths and heights in pixels: those of the drawings and of a phone. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** For pictures, fonts and counts that arrive after the page itself. The stream of changes never ends, so the network is never idle. */
const SETTLES_MS = 1_200;

/** One picture: the part of a screen that is visible without scrolling. */
export interface Picture {
  screen: JournalScreen;
  width: number;
  theme: (typeof THEMES)[number];
  file: string;
}

interface Surroundings {
  browser: TestBrowser;
  origin: string;
  ids: ScreenIds;
  /** The folder for the pictures. */
  folder: string;
  report(what: string): void;
}

async function untilSettled({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('h1').length > 0, SELDOM);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), SELDOM);
  await untilStill(page);
  await sleep(SETTLES_MS);
}

async function takeScreen(visitor: Visitor, screen: JournalScreen, { ids, folder }: Surroundings): Promise<Picture[]> {
  const taken: Picture[] = [];
  const path = typeof screen.path === 'string' ? screen.path : screen.path(ids);
  for (const size of SIZES)
    for (const theme of THEMES) {
      await visitor.page.setViewport(size);
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await visitor.goTo(`/rrs${path}`);
      await untilSettled(visitor);
      const file = `${screen.name}-${size.width}-${theme}.png`;
      await visitor.page.screenshot({ path: join(folder, file) });
      taken.push({ screen, width: size.width, theme, file });
    }
  return taken;
}

/** Takes each screen at both sizes in both themes, as a person who is signed in. A screen that fails does not stop the others and is named at the end. */
export async function takePictures(screens: readonly JournalScreen[], around: Surroundings): Promise<Picture[]> {
  const visitors = new Map<Viewer, Visitor>();
  const pictures: Picture[] = [];
  const failures: string[] = [];
  for (const screen of screens) {
    const visitor = visitors.get(screen.viewer) ?? (await arrive(screen.viewer, around));
    visitors.set(screen.viewer, visitor);
    around.report(screen.name);
    await takeScreen(visitor, screen, around).then(
      (taken) => pictures.push(...taken),
      (failure: unknown) =>
        failures.push(`${screen.name}: ${failure instanceof Error ? failure.message : String(failure)}`),
    );
  }
  if (failures.length > 0) throw new Error(`No pictures of these screens:\n${failures.join('\n')}`);
  return pictures;
}

async function arrive(viewer: Viewer, { browser, origin }: Surroundings): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, origin);
  await visitor.signIn(demoEmail(viewer), DEMO_PASSWORD);
  return visitor;
}
