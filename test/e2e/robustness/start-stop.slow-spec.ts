import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../../src/platform/helpers/processes';
import { BuiltServer } from './built-server';
import { folderForEach, launchedServers } from './launched-servers';
import { commandsWith } from './process-list';

const left = (pids: number[]): number[] => pids.filter(isAlive);

describe('the server, started and stopped', () => {
  const { dataDir, launch } = launchedServers();

  it('ends at SIGTERM with everything it started', async () => {
    const server = launch();
    await server.ready();
    const family = server.family();
    expect(family).toEqual(expect.arrayContaining([server.pid, server.postgresPid]));
    expect(await server.send('SIGTERM')).toMatchObject({ code: 0 });
    expect(left(family)).toEqual([]);
    expect(commandsWith(dataDir)).toEqual([]);
  });
});

describe('a data folder', () => {
  const folder = folderForEach();

  it('that is damaged is left unchanged, with advice', async () => {
    const dataDir = folder();
    const data = join(dataDir, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '18\n');
    if (process.getuid?.() !== 0) chmodSync(data, 0o700);
    const server = BuiltServer.launch(dataDir);
    expect(await server.end()).toMatchObject({ code: 1 });
    expect(server.output).toMatch(/The embedded Postgres did not start:[^]+restore DATA_DIR from a backup/);
    expect(readdirSync(data)).toContain('PG_VERSION');
    expect(existsSync(join(dataDir, 'postgres-owner.json'))).toBe(false);
  });
});
