import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { benchStoreOf } from './bench-store';

const ROOT = join(__dirname, '../../..');
const YOUNG = '--max-semi-space-size=64';

/** Runs one of the project's programs on a separate store; returns its output. @throws Error when it fails. */
export async function runOn(
  dataDir: string,
  program: string,
  words: readonly string[],
  mode: 'development' | 'production' = 'production',
): Promise<string> {
  const place = { DATA_DIR: dataDir, DATABASE_URL: '', EVENT_STORE_URL: benchStoreOf(dataDir) };
  const settings = { ...place, BLOB_URL: '', NODE_ENV: mode };
  const child = spawn(process.execPath, [YOUNG, '--require', './scripts/swc-register.cjs', program, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
  return output;
}

/** Fills an empty store with a number of articles and their read models; in development mode with the demo accounts. */
export const generateOn = (dataDir: string, articles: number, mode: 'development' | 'production'): Promise<string> =>
  runOn(dataDir, 'src/generate-data.ts', ['--articles', String(articles)], mode);
