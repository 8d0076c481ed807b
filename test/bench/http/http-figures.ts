import { createPool } from '../../../src/platform/postgres';
import { median } from '../measure';
import type { Figure } from '../report';
import { prepareRawTable, rawInsertsPerSecond } from '../store/raw-postgres';
import { type Call, type Calls, floorCall, prepareCalls } from './calls';
import { type BenchProcess, type BenchServer, load, startFloor } from './children';
import type { FloorSecret } from './floor-child';
import type { LoadRequest, LoadResult } from './load-child';

/** Rounds per measurement; the median is reported. */
const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const RAW_SECONDS = 0.8;
/** `BENCH_CLIENTS=16` measures with 16 clients only. */
const CLIENTS = (process.env['BENCH_CLIENTS'] ?? '1,16').split(',').map(Number);

const firstClients = (call: Call, clients: number): LoadRequest[][] =>
  Array.from({ length: clients }, (_none, client) => call(client));

type Run = LoadResult & { serverMs: number };

/** One period of load on one process, and the processor time that each call took there. */
async function run(server: BenchProcess, call: Call, clients: number): Promise<Run> {
  const before = await server.usedMs();
  const result = await load({ url: server.origin, duration: SECONDS, clients: firstClients(call, clients) });
  const calls = Math.max(1, result.perSecond * SECONDS);
  return { ...result, serverMs: ((await server.usedMs()) - before) / calls };
}

function figure(what: string, clients: number, results: readonly Run[]): Figure {
  const middle = (of: (result: Run) => number): number => median(results.map(of));
  return {
    what,
    clients,
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p97_5: middle(({ p97_5 }) => p97_5),
    serverMs: middle(({ serverMs }) => serverMs),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The reference measurements that alternate with the rounds of writes: raw inserts, and the bare server. */
interface Limits {
  insert(clients: number): Promise<number>;
  /** By the form of their secret. */
  floors: Record<FloorSecret, (clients: number) => Promise<Run>>;
}

const named = (calls: Calls, only: string): Calls =>
  Object.fromEntries(Object.entries(calls).filter(([what]) => what.includes(only)));

/** Writes and reads over HTTP whose name contains `only`. Writes alternate with rounds of raw inserts into the same Postgres and of the bare server on it. */
export async function httpFigures(
  server: BenchServer,
  benchUrl: string,
  only: string,
  report: (what: string) => void,
): Promise<Figure[]> {
  const all = await prepareCalls(server);
  const [writes, reads] = [named(all.writes, only), named(all.reads, only)];
  const pool = createPool(benchUrl, (message) => report(message));
  const [plain, quick] = [await startFloor(benchUrl, 'text'), await startFloor(benchUrl, 'key')];
  const limits: Limits = {
    insert: (clients) => rawInsertsPerSecond(pool, clients, RAW_SECONDS),
    floors: {
      text: (clients) => run(plain, floorCall(plain.token), clients),
      key: (clients) => run(quick, floorCall(quick.token), clients),
    },
  };
  try {
    await prepareRawTable(pool);
    report('warming up');
    for (const floor of Object.values(limits.floors)) await floor(16);
    for (const call of [...Object.values(writes), ...Object.values(reads)]) await run(server, call, 16);
    const figures: Figure[] = [];
    for (const clients of CLIENTS) {
      report(`HTTP, ${clients === 1 ? '1 client' : `${clients} clients`}`);
      figures.push(...(await compareWithLimits(writes, clients, limits, server)));
      for (const [what, call] of Object.entries(reads))
        figures.push(figure(`HTTP: ${what}`, clients, [await run(server, call, clients)]));
    }
    return figures;
  } finally {
    await Promise.all([plain.stop(), quick.stop()]);
    await pool.end();
  }
}

async function compareWithLimits(
  writes: Calls,
  clients: number,
  { insert, floors }: Limits,
  server: BenchServer,
): Promise<Figure[]> {
  const [raw, text, key]: [number[], Run[], Run[]] = [[], [], []];
  const results = Object.entries(writes).map(([what, call]) => ({ what, call, rounds: [] as Run[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await insert(clients));
    text.push(await floors.text(clients));
    key.push(await floors.key(clients));
    for (const { call, rounds } of results) rounds.push(await run(server, call, clients));
  }
  const inserts = { what: 'raw insert', perSecond: median(raw) };
  const bare = [figure('bare server', clients, text), figure('bare server, key object', clients, key)];
  const [plain, quick] = bare.map(({ what, perSecond = 0 }) => ({ what, perSecond }));
  const peers = [
    ...(plain ? [clients === 1 ? plain : { ...plain, aim: 0.5 }] : []),
    ...(quick ? [quick] : []),
    inserts,
  ];
  return [
    { what: 'raw single-row inserts', clients, perSecond: inserts.perSecond },
    ...bare.map((one) => ({ ...one, beside: [inserts] })),
    ...results.map(({ what, rounds }) => ({ ...figure(`HTTP: ${what}`, clients, rounds), beside: peers })),
  ];
}
