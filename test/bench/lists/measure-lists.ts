import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AuthRecord, CalendarLink } from '../../../src/contracts';
import { DEMO_PASSWORD } from '../../../src/demo/demo-people';
import { benchStoreOf } from '../store/bench-store';
import { LIST_CALLS, type ListCall } from './list-calls';
import type { ListFigure } from './list-report';
import type { ListServer, Taken } from './list-server-child';

/** Number of calls until the server's code is compiled. */
const WARM = 12;
const TIMES = 30;
const REGISTER = join(__dirname, '../../../scripts/swc-register.cjs');

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function ask<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The server of the bench ended with ${code}`);
  });
  // The result of the promise that settles later is ignored.
  ended.catch(() => undefined);
  const answer = once(child, 'message', { signal });
  if (message !== '') child.send(message);
  const [first] = (await Promise.race([answer, ended]).finally(() => over.abort())) as [Answer];
  return first;
}

/** BENCH_PROFILE=folder: writes a profile of the server there. */
const profiling = (): string[] => {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
};

type Report = (progress: string) => void;

/** Starts the server on a store and calls every list; repeated calls of one kind are consecutive. */
export async function measureLists(dataDir: string, only: string, report: Report): Promise<ListFigure[]> {
  const env = {
    ...process.env,
    // Production does not start with generated accounts of a known password, nor without a mail server.
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT_FACTOR: '100000',
    DAILY_RUN: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    EVENT_STORE_URL: benchStoreOf(dataDir),
    SMTP_URL: '',
  };
  const child = fork(join(__dirname, 'list-server-child.ts'), {
    execArgv: ['--require', REGISTER, ...profiling()],
    env,
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  try {
    const server = await ask<ListServer>(child, '');
    const tokens = new Map<string, string>();
    const figures: ListFigure[] = [];
    for (const call of LIST_CALLS.filter(({ what }) => what.includes(only))) {
      if (!tokens.has(call.as)) tokens.set(call.as, await signIn(server, call.as));
      figures.push(await measure(child, server, call, tokens.get(call.as) ?? ''));
      const last = figures.at(-1);
      report(
        `${(last?.cpu ?? 0).toFixed(1).padStart(8)} ${last?.p50.toFixed(1).padStart(8)} ${last?.p95.toFixed(1).padStart(8)} ms  ${call.what}`,
      );
    }
    return figures;
  } finally {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function signIn({ origin }: ListServer, name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@example.org`, password: DEMO_PASSWORD });
  const answer = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status}`);
  return ((await answer.json()) as AuthRecord).token;
}

type Known = ListServer['known'];

const filled = (text: string, known: Known): string =>
  text.replace(/:(article|author|associate|calendar|last|start|today)\b/g, (_all, name: string) => known[name] ?? '');

/** The values of a call's placeholders. A calendar is created the first time that a call needs it. */
async function knownFor({ path }: ListCall, { origin, known }: ListServer, headers: HeadersInit): Promise<Known> {
  if (!path.includes(':calendar')) return known;
  const answer = await fetch(`${origin}/api/calendar-link`, { method: 'POST', headers });
  const { address } = (await answer.json()) as CalendarLink;
  return { ...known, calendar: address?.split('/').at(-1) ?? '' };
}

async function measure(child: ChildProcess, server: ListServer, call: ListCall, token: string): Promise<ListFigure> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const known = await knownFor(call, server, headers);
  const body = call.body ? filled(JSON.stringify(call.body), known) : null;
  const url = `${server.origin}/api${filled(call.path, known)}`;
  let [bytes, failed]: [number, number | null] = [0, null];
  const once = async (): Promise<void> => {
    const answer = await fetch(url, { method: body === null ? 'GET' : 'POST', headers, body });
    bytes = (await answer.arrayBuffer()).byteLength;
    failed = answer.ok ? null : answer.status;
  };
  for (let time = 0; time < WARM; time += 1) await once();
  await ask<Taken>(child, 'take');
  for (let time = 0; time < (failed === null ? TIMES : 0); time += 1) await once();
  const { durations, used, slow } = await ask<Taken>(child, 'take');
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    what: call.what,
    cpu: used === null || durations.length === 0 ? null : used / durations.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    bytes,
    failed,
    slow,
  };
}
