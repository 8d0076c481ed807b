import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/platform/postgres/embedded/free-port';
import { median } from './measure';
import type { Figure } from './report';
import { benchStoreOf } from './store/bench-store';

const ROOT = join(__dirname, '../..');
const DEMO_READY = /demonstration articles are ready/;
/** A raised rate limit, so that polling the health does not reach it. */
const SETTINGS = { SMTP_URL: '', LOG_LEVEL: 'warn', NODE_OPTIONS: '', RATE_LIMIT_FACTOR: '1000' };
/** Seconds. */
const AIMS = { first: 15, second: 3 };
const SECOND_STARTS = 3;
const START_TIMEOUT_MS = 300_000;

/** Seconds from the start of the built server until its health is good and, if asked for, its demonstration data are complete. */
async function startOnce(dataDir: string, withData: boolean): Promise<number> {
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    DATABASE_URL: '',
    EVENT_STORE_URL: benchStoreOf(dataDir),
  };
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, ...SETTINGS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const isReady = async (): Promise<boolean> => {
    if (withData && !DEMO_READY.test(output)) return false;
    const health = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    return health?.status === 200;
  };
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - began > START_TIMEOUT_MS)
        throw new Error(`The server did not become ready: ${output}`);
      await sleep(20);
    }
    return (performance.now() - began) / 1_000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Durations of starts: the first one, which creates the demonstration data, and the next ones. */
export async function startFigures(report: (what: string) => void): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-starts-'));
  try {
    report('first start, with demonstration data');
    const first = await startOnce(dataDir, true);
    const later: number[] = [];
    for (let nth = 0; nth < SECOND_STARTS; nth += 1) {
      report(`start ${nth + 2}`);
      later.push(await startOnce(dataDir, false));
    }
    return [
      { what: 'first start, until the demonstration data are complete', seconds: first, most: AIMS.first },
      { what: 'second start, until ready', seconds: median(later), most: AIMS.second },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
