import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsFigures } from './documents-figures';
import { startServer } from './http/children';
import { httpFigures } from './http/http-figures';
import { type Figure, table } from './report';
import { rebuildFigures } from './store/rebuild-under-load';
import { benchDatabase, storeFigures } from './store/store-figures';

import 'reflect-metadata';

const CLIENTS = 16;
const FOLDER = join(__dirname, '../../artifacts');

const began = performance.now();
const tell = (what: string): void => console.error(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${what}`);

const parts = process.argv.slice(2);
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);

async function measure(dataDir: string): Promise<Figure[]> {
  const rebuilt = wanted('rebuild') ? await rebuildFigures(tell) : [];
  if (!['http', 'documents', 'store'].some(wanted)) return rebuilt;
  tell('starting the server');
  const server = await startServer(dataDir, CLIENTS);
  try {
    const url = await benchDatabase(server.databaseUrl);
    const http = wanted('http') ? await httpFigures(server, url, tell) : [];
    const documents = wanted('documents') ? await documentsFigures(server, tell) : [];
    return [...rebuilt, ...http, ...documents, ...(wanted('store') ? await storeFigures(url, tell) : [])];
  } finally {
    await server.stop();
  }
}

/**
 * `npm run bench [-- rebuild|http|documents|store]`: see docs/benchmarks.md. It measures without assertions and fails only if
 * something does
 * not work.
 */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-bench-'));
  try {
    const load = loadavg()[0] ?? 0;
    const figures = await measure(dataDir);
    const machine = `${availableParallelism()} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`;
    console.log(`\n${table(figures)}\n\n${machine}; load before the run ${load.toFixed(1)}`);
    mkdirSync(FOLDER, { recursive: true });
    const record = { at: new Date().toISOString(), machine, loadBefore: load, figures };
    writeFileSync(join(FOLDER, 'bench.json'), `${JSON.stringify(record, null, 2)}\n`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.stack : failure);
  process.exitCode = 1;
});
