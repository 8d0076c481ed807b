import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser } from '../support/browser/open-browser';
import { findIds } from '../support/screens/find-ids';
import { JOURNAL_SCREENS } from '../support/screens/journal-screens';
import { openStockedJournal } from '../support/screens/stocked-journal';
import { readWords, refuseWords } from '../support/words';
import { DEVICES, type PageFigure, pageFigures } from './pages/page-figures';
import { startTlsProxy } from './pages/tls-proxy';

import 'reflect-metadata';

const FOLDER = join(__dirname, '../../artifacts');
const HEAD = ['', 'device', 'perf', 'a11y', 'best', 'seo', 'requests', 'kB', 'shift', 'LCP ms', 'TBT ms', 'host'];

const began = performance.now();
const report = (what: string): void => console.error(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}`);

const cells = (one: PageFigure): string[] =>
  [
    one.name,
    one.device,
    one.performance,
    one.accessibility,
    one.bestPractices,
    one.seo,
    one.requests,
    one.kilobytes,
    one.shift.toFixed(3),
    one.largestPaint,
    one.blocking,
    one.host,
  ].map(String);

function table(figures: readonly PageFigure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_title, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const USAGE = `npm run bench:pages [-- --only todo,decide] [--device ${DEVICES.join('|')}] [--journal FOLDER]`;

function words() {
  const options = { only: { type: 'string' }, device: { type: 'string' }, journal: { type: 'string' } } as const;
  const { values } = readWords({ options }, USAGE);
  const devices = DEVICES.filter((device) => values.device === undefined || device === values.device);
  if (devices.length === 0) refuseWords(`There is no device '${values.device}'.`, USAGE);
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((name) => !JOURNAL_SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) refuseWords(`There is no screen '${unknown}'.`, USAGE);
  return { journal: values.journal, devices, wanted };
}

/**
 * `npm run bench:pages [-- --only todo,decide] [--device mobile] [--journal FOLDER]`: Lighthouse on each screen with a cold cache, as a desktop and as a
 * phone. It asserts nothing. `--journal` keeps the journal's data for the next run.
 */
async function main(): Promise<void> {
  const { devices, wanted, ...values } = words();
  const dataDir = values.journal ? resolve(values.journal) : await mkdtemp(join(tmpdir(), 'quire-pages-'));
  const load = loadavg()[0] ?? 0;
  const figures: PageFigure[] = [];
  try {
    const journal = await openStockedJournal(dataDir, report);
    const browser = await openBrowser();
    const proxy = await startTlsProxy(journal.origin);
    try {
      const around = {
        browser,
        origin: journal.origin,
        proxied: proxy.origin,
        devices,
        ids: await findIds(journal.origin),
      };
      for (const screen of JOURNAL_SCREENS.filter(({ name }) => wanted?.includes(name) ?? true)) {
        const own = await pageFigures(screen, around);
        figures.push(...own);
        report(own.map((one) => cells(one).join(' ')).join(' | '));
      }
    } finally {
      await browser.close();
      await proxy.stop();
      await journal.stop();
    }
  } finally {
    if (!values.journal) await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`\n${table(figures)}\n\nload before the run ${load.toFixed(1)}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'bench-pages.json'), `${JSON.stringify({ loadBefore: load, figures }, null, 2)}\n`);
}

main().then(
  // Outside of Jest nothing else closes the browser of the worker.
  () => process.exit(0),
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.stack : failure);
    process.exit(1);
  },
);
