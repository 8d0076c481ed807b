import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../src/platform/postgres/embedded/free-port';

const ROOT = join(__dirname, '../../..');
const READY = 'stocked';
const DEMO_IS_READY = 'The demonstration articles are ready';
const SERVER_LISTENS = ' is ready: http';

/** Articles in addition to those of the demonstration, so that lists have several pages. */
const GENERATED = ['--articles', '400', '--years', '2', '--add'];

/** A running journal with the demonstration's people and articles and two years of generated ones. */
export interface StockedJournal {
  origin: string;
  stop(): Promise<void>;
}

const settings = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  RATE_LIMIT_FACTOR: '1000',
  DATABASE_URL: '',
  EVENT_STORE_URL: '',
  BLOB_URL: '',
  SMTP_URL: '',
});

/** Resolves when the process writes a line with this text. @throws Error when it ends before. */
async function untilOutput(child: ChildProcess, text: string): Promise<void> {
  if (!child.stdout) throw new Error('The process has no output to read');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes(text)) return;
    lines.push(line);
  }
  throw new Error(`The server ended before it said '${text}':\n${lines.slice(-20).join('\n')}`);
}

/** Starts the built server and waits for one of its lines. */
async function start(dataDir: string, until: string): Promise<StockedJournal> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: ROOT,
    env: settings(dataDir, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await untilOutput(child, until);
  // Nothing reads its later lines; without this they would fill the pipe and stop the server.
  child.stdout.resume();
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function generate(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/src/generate-data.js', ...GENERATED], {
    cwd: ROOT,
    env: settings(dataDir, 0),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The generator ended with ${code}`);
}

/**
 * Opens the journal of a folder. If the folder is empty, creates the journal first, which takes a minute. The server must have been built.
 * @param report reports the slow steps.
 */
export async function openStockedJournal(dataDir: string, report: (what: string) => void): Promise<StockedJournal> {
  if (!existsSync(join(dataDir, READY))) {
    mkdirSync(dataDir, { recursive: true });
    report('making the demonstration articles');
    const first = await start(dataDir, DEMO_IS_READY);
    await first.stop();
    report('generating two years of articles');
    await generate(dataDir);
    writeFileSync(join(dataDir, READY), new Date().toISOString());
  }
  report('starting the server');
  return start(dataDir, SERVER_LISTENS);
}
