import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createPool } from '../../../src/platform/postgres';
import { prepareCalls } from '../http/calls';
import { type BenchServer, load, startServer } from '../http/children';
import type { LoadResult } from '../http/load-child';
import { median } from '../measure';
import type { Figure } from '../report';
import { generateOn, runOn } from './generated-store';

/** Slightly more than a million events. */
const ARTICLES = Number(process.env['BENCH_REBUILD_ARTICLES'] ?? 17_500);
const CLIENTS = 4;
/** Seconds per measured interval. */
const STRETCH = 5;
const LOOK_EVERY_MS = 20;

/** Rebuilds all read models of a million events while a server handles reads and writes. */
export async function rebuildFigures(report: (what: string) => void): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-rebuild-'));
  try {
    report(`generating ${ARTICLES} articles`);
    await generateOn(dataDir, ARTICLES, 'production');
    const server = await startServer(dataDir, CLIENTS);
    try {
      return await measureUnderLoad(server, dataDir, report);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureUnderLoad(
  server: BenchServer,
  dataDir: string,
  report: (what: string) => void,
): Promise<Figure[]> {
  const { reads, writes } = await prepareCalls(server);
  const pool = createPool(server.databaseUrl, report);
  const over = new AbortController();
  const { signal } = over;
  report('rebuilding all read models while users read and write');
  const loads = Object.entries({ ...reads, ...writes }).slice(0, 4);
  // Each load has an article of its own: two writers of one draft would refuse each other's versions.
  const kept = loads.map(async ([what, call], index) => {
    const results: LoadResult[] = [];
    while (!signal.aborted)
      results.push(await load({ url: server.origin, duration: STRETCH, clients: [call(index % CLIENTS)] }));
    return figureOf(`${what}, meanwhile`, results);
  });
  const watched = watch(pool, signal);
  const output = await runOn(dataDir, 'projections/runner/cli.ts', ['rebuild', 'all']).finally(() => over.abort());
  const seen = await watched;
  const figures = await Promise.all(kept);
  await pool.end();
  const rate = Number(/\((\d+) events\/s\)/.exec(output)?.[1] ?? 0);
  report(output.trim().split('\n').at(-1) ?? '');
  return [{ what: 'rebuild beside readers and writers', perSecond: rate, aim: 15_000 }, seen, ...figures];
}

function figureOf(what: string, results: readonly LoadResult[]): Figure {
  const middle = (of: (result: LoadResult) => number): number => median(results.map(of));
  return {
    what,
    clients: 1,
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p97_5: middle(({ p97_5 }) => p97_5),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Checks repeatedly that no fewer articles are readable than before, which would mean a partial rebuild is visible. `failed`: how
 * often.
 */
async function watch(pool: Pool, signal: AbortSignal): Promise<Figure> {
  let [most, looks, fewer] = [0, 0, 0];
  const began = performance.now();
  while (!signal.aborted) {
    const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM rm.article_card');
    const count = rows[0]?.count ?? 0;
    if (count < most) fewer += 1;
    most = Math.max(most, count);
    looks += 1;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return { what: 'looks at half a rebuild', perSecond: (looks / (performance.now() - began)) * 1_000, failed: fewer };
}
