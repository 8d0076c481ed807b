import type { Figure } from '../report';
import { type Call, prepareCalls } from './calls';
import { type BenchServer, DATA_KEY, load, startServer } from './children';

const CLIENTS = 16;
const MOST_PROCESSES = 3;
const SECONDS = 4;
const WHAT = 'save a whole draft';

/** Whole drafts saved by 16 clients, spread over one, two and three processes with ROLE=web; the first server does all other work. */
export async function processFigures(
  server: BenchServer,
  dataDir: string,
  report: (what: string) => void,
): Promise<Figure[]> {
  const { writes } = await prepareCalls(server);
  const call = writes[WHAT];
  if (!call) throw new Error(`There is no call '${WHAT}'`);
  const webs: BenchServer[] = [];
  const figures: Figure[] = [];
  try {
    while (webs.length < MOST_PROCESSES) {
      webs.push(await startServer(dataDir, 0, { ROLE: 'web', DATA_KEY, DATABASE_URL: server.databaseUrl }));
      report(`processes with ROLE=web: ${webs.length}`);
      await measured(webs, call);
      const perSecond = await measured(webs, call);
      const one = figures[0]?.perSecond;
      const peers = one === undefined ? [] : [{ what: 'one process', perSecond: one }];
      figures.push({
        what: `HTTP: ${WHAT}, web processes: ${webs.length}`,
        clients: CLIENTS,
        perSecond,
        beside: peers,
      });
    }
    return figures;
  } finally {
    await Promise.all(webs.map((web) => web.stop()));
  }
}

/** Calls a second of all clients together. */
async function measured(webs: readonly BenchServer[], call: Call): Promise<number> {
  const shares = webs.map(({ origin }, nth) => {
    const own = Array.from({ length: CLIENTS }, (_none, client) => client).filter((n) => n % webs.length === nth);
    return load({ url: origin, duration: SECONDS, clients: own.map((client) => call(client)) });
  });
  const results = await Promise.all(shares);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) throw new Error(`${failed} calls failed`);
  return results.reduce((sum, one) => sum + one.perSecond, 0);
}
