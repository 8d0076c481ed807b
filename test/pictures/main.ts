import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser } from '../support/browser/open-browser';
import { findIds } from '../support/screens/find-ids';
import { JOURNAL_SCREENS } from '../support/screens/journal-screens';
import { openStockedJournal } from '../support/screens/stocked-journal';
import { readWords, refuseWords } from '../support/words';
import { combineWithDrawings } from './combine-with-drawings';
import { writeContactSheet } from './contact-sheet';
import { takePictures } from './take-pictures';

import 'reflect-metadata';

const FOLDER = join(__dirname, '../../artifacts/pictures');

const began = performance.now();
const report = (what: string): void => console.error(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}`);

const USAGE = 'npm run pictures [-- --only todo,decide] [--journal FOLDER] [--drawings FOLDER]';

function words() {
  const options = { only: { type: 'string' }, journal: { type: 'string' }, drawings: { type: 'string' } } as const;
  const { values } = readWords({ options }, USAGE);
  const wanted = values.only?.split(',');
  const screens = JOURNAL_SCREENS.filter(({ name }) => wanted?.includes(name) ?? true);
  if (screens.length === 0) refuseWords(`No screen is named '${values.only}'.`, USAGE);
  return { ...values, screens };
}

/**
 * `npm run pictures [-- --only todo,decide] [--journal FOLDER] [--drawings FOLDER]`: pictures of the screens at 1440 and 390 px, light
 * and dark, in `artifacts/pictures` with an `index.html`; with drawings also each drawing next to its screen. `--journal` keeps the
 * journal's data for the next run.
 */
async function main(): Promise<void> {
  const { screens, journal: kept, drawings } = words();
  const dataDir = kept === undefined ? await mkdtemp(join(tmpdir(), 'quire-pictures-')) : resolve(kept);
  mkdirSync(FOLDER, { recursive: true });
  try {
    const journal = await openStockedJournal(dataDir, report);
    const browser = await openBrowser();
    try {
      const around = {
        browser,
        origin: journal.origin,
        ids: await findIds(journal.origin),
        folder: FOLDER,
        report,
      };
      const pictures = await takePictures(screens, around);
      const comparisons = drawings === undefined ? [] : await combineWithDrawings(pictures, resolve(drawings), FOLDER);
      writeContactSheet(pictures, comparisons, FOLDER);
      report(`${pictures.length + comparisons.length} pictures are in artifacts/pictures`);
    } finally {
      await browser.close();
      await journal.stop();
    }
  } finally {
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

main().then(
  // Outside of Jest nothing else closes the browser of the worker.
  () => process.exit(0),
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.stack : failure);
    process.exit(1);
  },
);
