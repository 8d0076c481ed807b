import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endlessLog } from '../../../../test/support/analysis/endless-log';
import { rowsIn } from '../../../../test/support/analysis/event-folder';
import { randomBy } from '../../../../test/support/article/random-stories';
import { projectRoot } from '../../../platform/project-root';
import { exportByMonth } from './export-by-month';
import { readManifest } from './manifest';

const KILLS = 6;
const LONGEST_MS = 600;
const SEED = 20261125;

describe('an export by month that is killed at any point', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-killed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Starts an exporting process and kills it `ms` milliseconds after its first export. @returns its error output. */
  async function killedAfter(ms: number): Promise<string> {
    const program = join(projectRoot(), 'test/support/analysis/export-until-killed.ts');
    const register = join(projectRoot(), 'scripts/swc-register.cjs');
    const child = spawn(process.execPath, ['--require', register, program, folder], { cwd: projectRoot() });
    const complaints: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
    const gone = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), gone]);
    await sleep(ms);
    child.kill('SIGKILL');
    await gone;
    return complaints.join('');
  }

  it('is repaired by the next run: no event twice, none missing', async () => {
    const random = randomBy(SEED);
    for (let kill = 0; kill < KILLS; kill += 1) {
      expect(await killedAfter(random() * LONGEST_MS)).toBe('');
      const manifest = await readManifest(folder);
      for (const { name, bytes } of manifest?.files ?? [])
        expect({ name, bytes: (await stat(join(folder, name))).size }).toEqual({ name, bytes });
      const counted = manifest?.files.reduce((sum, { events }) => sum + events, 0);
      expect(counted).toBe(manifest?.events);
    }
    const length = ((await readManifest(folder))?.events ?? 0) + 500;
    const { total } = await exportByMonth(endlessLog(length), { folder, anew: false });
    const ids = (await rowsIn(folder)).map(({ id }) => id);
    expect([total, ids.length, new Set(ids).size]).toEqual([length, length, length]);
  });
});
