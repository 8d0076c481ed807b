import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countIn, readWords } from '../support/words';
import { type ListFigure, listTable } from './lists/list-report';
import { measureLists } from './lists/measure-lists';
import { keepsEvents, storeInWords } from './store/bench-store';
import { generateOn } from './store/generated-store';

import 'reflect-metadata';

const ROOT = join(__dirname, '../..');
const READY = 'generated';

const began = performance.now();
const report = (what: string): void => console.error(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}`);

/** A store with a number of generated articles and its read models; an existing one is reused. */
async function generated(folder: string, articles: number): Promise<string> {
  const dataDir = join(folder, String(articles));
  if (existsSync(join(dataDir, READY))) return dataDir;
  report(`generating ${articles} articles`);
  mkdirSync(dataDir, { recursive: true });
  await generateOn(dataDir, articles, 'development');
  writeFileSync(join(dataDir, READY), new Date().toISOString());
  return dataDir;
}

const USAGE = 'npm run bench:lists [-- --articles 100000] [--small 1000] [--folder FOLDER] [--only TEXT]';

function words() {
  const options = {
    articles: { type: 'string', default: '100000' },
    small: { type: 'string', default: '1000' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
  } as const;
  const { values } = readWords({ options }, USAGE);
  const sizes = [countIn(values.small, 'small', USAGE), countIn(values.articles, 'articles', USAGE)];
  return { ...values, sizes: sizes.filter((size) => size > 0) };
}

/**
 * `npm run bench:lists [-- --articles 100000] [--small 1000] [--folder kept] [--only text]`: warm server time of every list, search
 * and count, with a thousand articles and with many (docs/benchmarks.md). It asserts nothing.
 */
async function main(): Promise<void> {
  const { folder, only, sizes } = words();
  if (folder !== undefined && !keepsEvents)
    throw new Error('--folder needs a store that keeps its events after the run');
  const scratch = folder === undefined ? await mkdtemp(join(tmpdir(), 'quire-lists-')) : folder;
  try {
    const figures: ListFigure[][] = [];
    for (const articles of sizes) {
      const dataDir = await generated(scratch, articles);
      report(`measuring with ${articles} articles`);
      figures.push(await measureLists(dataDir, only, report));
    }
    const [small = [], large = []] = figures.length === 1 ? [[], ...figures] : figures;
    const processor = `${availableParallelism()} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`;
    const machine = [processor, storeInWords()].filter(Boolean).join(', ');
    console.log(
      `\n${listTable(small, large, figures.length === 1 ? [0, ...sizes] : sizes)}\n\n${machine}; load now ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    mkdirSync(join(ROOT, 'artifacts'), { recursive: true });
    writeFileSync(
      join(ROOT, 'artifacts/bench-lists.json'),
      `${JSON.stringify({ machine, sizes, small, large }, null, 2)}\n`,
    );
  } finally {
    if (folder === undefined) await rm(scratch, { recursive: true, force: true });
  }
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.stack : failure);
  process.exitCode = 1;
});
