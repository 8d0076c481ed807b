import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../../src/platform/helpers/processes';
import { BuiltServer, newDataDir, removeDataDir } from './built-server';
import { folderForEach, launchedServers } from './launched-servers';
import { commandsWith } from './process-list';

const left = (pids: number[]): number[] => pids.filter(isAlive);

describe('the server, started and stopped', () => {
  const { dataDir, launch } = launchedServers();

  it.each(['SIGINT', 'SIGHUP'] as const)('ends at %s with everything it started', async (signal) => {
    const server = launch();
    await server.ready();
    const family = server.family();
    expect(family).toEqual(expect.arrayContaining([server.pid, server.postgresPid]));
    expect(await server.send(signal)).toMatchObject({ code: 0 });
    expect(left(family)).toEqual([]);
    expect(commandsWith(dataDir)).toEqual([]);
  });

  it('ends also while it is still starting, for the first time or again', async () => {
    for (const [folder, pause] of [
      [newDataDir(), 700],
      [newDataDir(), 1_500],
      [dataDir, 600],
    ] as const) {
      const server = launch({}, folder);
      await sleep(pause);
      const { code, signal } = await server.send('SIGTERM');
      // In the first moments of Node itself, the signal ends the process directly.
      expect([code, signal]).toEqual(code === null ? [null, 'SIGTERM'] : [0, null]);
      expect(commandsWith(folder)).toEqual([]);
      if (folder !== dataDir) await removeDataDir(folder);
    }
  });

  it('ends although callers keep their requests open', async () => {
    const server = launch();
    await server.ready();
    const slow = fetch(`${server.origin}/api/authenticate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"email":')) }),
      duplex: 'half',
    } as RequestInit).catch(() => null);
    await sleep(200);
    const ending = await server.send('SIGTERM');
    expect(ending.code).toBe(0);
    expect(ending.milliseconds).toBeLessThan(60_000);
    expect(await slow).toBeNull();
  });

  it('refuses a folder used by a running server, which is unaffected', async () => {
    const first = launch();
    await first.ready();
    const second = launch();
    expect(await second.end()).toMatchObject({ code: 1 });
    expect(second.output).toContain(`${dataDir} is in use by another Quire (process ${first.pid})`);
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
  });

  it('names PORT if it is in use, and leaves nothing running', async () => {
    const occupant = await occupy();
    const { port } = occupant.address() as { port: number };
    const server = launch({ PORT: String(port) });
    const ending = await server.end();
    occupant.close();
    expect(ending).toMatchObject({ code: 1 });
    expect(server.output).toMatch(new RegExp(`^PORT ${port} is in use by another program`, 'm'));
    expect(server.output).not.toContain('is ready');
    expect(commandsWith(dataDir)).toEqual([]);
  });
});

describe('a wrong setting', () => {
  const { dataDir, launch } = launchedServers();

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', '192.0.2.1'],
    ['DATABASE_URL', 'foo'],
    ['DATABASE_URL', 'postgres://quire@127.0.0.1:1/quire'],
    ['EVENT_STORE_URL', 'http://x'],
    ['SMTP_URL', 'x'],
    ['BLOB_URL', 's3://x'],
    ['JWT_SECRET', 'short'],
    ['PUBLIC_URL', 'x'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'production'],
    ['DATA_DIR', '/dev/null/data'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', 'none'],
  ])('%s=%s is named, ends the start and leaves nothing running', async (name, value) => {
    const server = launch({ [name]: value });
    expect(await server.end()).toMatchObject({ code: 1 });
    expect(server.output).toContain(name);
    // The message must be readable, without a stack trace.
    expect(server.output).not.toMatch(/^\s+at /m);
    expect(server.output).not.toContain('short');
    expect(commandsWith(dataDir)).toEqual([]);
  });
});

describe('a data folder', () => {
  const folder = folderForEach();

  it('whose very first start was killed is made complete by the next one', async () => {
    const dataDir = folder();
    for (const pause of [350, 800, 1_300]) {
      const killed = BuiltServer.launch(dataDir);
      await sleep(pause);
      await killed.send('SIGKILL');
    }
    const server = await BuiltServer.start(dataDir);
    expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200);
    expect(await server.send('SIGTERM')).toMatchObject({ code: 0 });
  });
});

function occupy(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
