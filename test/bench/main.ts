import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords, refuseWords } from '../support/words';
import { documentsFigures } from './documents-figures';
import { DATA_KEY, startServer } from './http/children';
import { httpFigures } from './http/http-figures';
import { processFigures } from './http/process-figures';
import { type Figure, table } from './report';
import { startFigures } from './start-figures';
import { isOnPostgres, storeInWords } from './store/bench-store';
import { encryptionFigures } from './store/encryption-figures';
import { rebuildFigures } from './store/rebuild-under-load';
import { benchDatabase, storeFigures } from './store/store-figures';
import { comparison, machineClass, store, storedRun } from './stored-run';

import 'reflect-metadata';

const CLIENTS = 16;
const FOLDER = join(__dirname, '../../artifacts');

const began = performance.now();
const report = (what: string): void => console.error(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}`);

/** In the order of the table. */
const PARTS = ['start', 'http', 'processes', 'store', 'rebuild', 'encryption', 'documents'];
const USAGE = `npm run bench [-- ${PARTS.join('|')}] [--only TEXT] [--store], or npm run bench -- pages|lists with options of their own`;

const { positionals: parts, values } = readWords(
  { allowPositionals: true, options: { only: { type: 'string' }, store: { type: 'boolean', default: false } } },
  USAGE,
);
// scripts/cli.mjs starts their programs when one of them is the first word.
const separate = parts.find((part) => part === 'pages' || part === 'lists');
if (separate !== undefined) refuseWords(`'${separate}' is measured alone.`, USAGE);
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown !== undefined) refuseWords(`There is no part '${unknown}'.`, USAGE);
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);

/** The figures of the parts that were measured. */
const measured = new Map<string, Figure[]>();

/** Measures a part if it was requested. If it fails, the figures of the other parts are kept: a whole run takes a quarter of an hour. */
async function part(name: string, figures: () => Promise<Figure[]>): Promise<void> {
  if (!wanted(name)) return;
  try {
    measured.set(name, await figures());
  } catch (failure) {
    complain(failure);
  }
}

function complain(failure: unknown): void {
  console.error(failure instanceof Error ? failure.stack : failure);
  process.exitCode = 1;
}

async function measure(dataDir: string): Promise<Figure[]> {
  await part('start', () => startFigures(report));
  await part('rebuild', () => rebuildFigures(report));
  await part('encryption', () => encryptionFigures(report));
  if (['http', 'processes', 'documents', 'store'].some(wanted)) await measureServer(dataDir);
  return PARTS.flatMap((name) => measured.get(name) ?? []);
}

async function measureServer(dataDir: string): Promise<void> {
  report('starting the server');
  // The part `store` needs only the server's database. On a store that can serve just one journal, the server must not use it, since the
  // part opens its own.
  const needsServer = ['http', 'processes', 'documents'].some(wanted);
  const server = await startServer(dataDir, CLIENTS, { DATA_KEY, ...(needsServer ? {} : { EVENT_STORE_URL: '' }) });
  try {
    const url = await benchDatabase(server.databaseUrl);
    await part('http', () => httpFigures(server, url, values.only ?? '', report));
    await part('processes', () => processFigures(server, dataDir, report));
    await part('documents', () => documentsFigures(server, report));
    await part('store', () => storeFigures(url, report));
  } finally {
    await server.stop();
  }
}

/**
 * `npm run bench [-- start|http|processes|store|rebuild|encryption|documents] [--only TEXT] [--store]`: see docs/benchmarks.md. It measures
 * without assertions and fails only if something does not work. `--only` measures some of the calls over HTTP; `--store` keeps the
 * figures as those to compare with, and writes them into the page.
 */
async function main(): Promise<void> {
  if (values.store && !isOnPostgres) throw new Error('The stored figures are those of the embedded Postgres');
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-bench-'));
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const machine = [machineClass(), storeInWords()].filter(Boolean).join(', ');
    const run = { at: new Date().toISOString(), machine, loadBefore, figures: await measure(dataDir) };
    console.log(`\n${table(run.figures)}\n\n${machine}; load before the run ${loadBefore.toFixed(1)}`);
    const before = storedRun(machineClass());
    if (before) console.log(`\n${comparison(run, before)}`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'bench.json'), `${JSON.stringify(run, null, 2)}\n`);
    if (values.store && process.exitCode !== 1) store(run);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch(complain);
