/**
 * Several built servers behind one nginx, for a test that drives them over a channel of messages:
 * `{env, count, killEverySeconds, port}` starts them and is answered by `{origin}`, `{shiftMs}` moves their clocks. `port` is that of
 * the nginx, a free one by default. With `killEverySeconds` one server after the other is killed and started again, as long as the
 * channel is open. It needs nginx and `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPlainNginx } from './nginx.mjs';
import { freePort, startServer, until } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quire-servers-'));
const servers = [];
let nginx;
let shiftMs = 0;
let killing = Promise.resolve();
const ending = new AbortController();

async function startAt(at, env, ports) {
  const own = {
    PORT: String(ports[at]),
    DATA_DIR: join(folder, `server-${at}`),
    QUIRE_CLOCK_SHIFT_MS: String(shiftMs),
  };
  servers[at] = await startServer({ ...env, ...own }, ['--require', join(import.meta.dirname, 'shifted-clock.cjs')]);
}

async function start({ env, count, killEverySeconds, port: wanted }) {
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const all = { PUBLIC_URL: origin, TRUST_PROXY: '1', ...env };
  await Promise.all(ports.map((_, at) => startAt(at, all, ports)));
  nginx = startPlainNginx(folder, port, ports);
  await until('nginx', async () => (await fetch(`${origin}/api/health/ready`)).ok);
  if (killEverySeconds > 0) killing = killInTurn(killEverySeconds, (at) => startAt(at, all, ports));
  process.send({ origin });
}

async function killInTurn(seconds, restart) {
  for (let turn = 0; ; turn += 1) {
    const isOver = await sleep(seconds * 1_000, false, { signal: ending.signal }).catch(() => true);
    if (isOver) return;
    await servers[turn % servers.length].stop('SIGKILL');
    if (!ending.signal.aborted) await restart(turn % servers.length);
  }
}

function shift(by) {
  shiftMs = by;
  for (const server of servers) server.send({ shiftMs });
}

async function end() {
  ending.abort();
  await killing.catch(() => undefined);
  nginx?.kill('SIGQUIT');
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.on('message', (message) => {
  if (message.shiftMs !== undefined) shift(message.shiftMs);
  else
    start(message).catch((failure) => {
      console.error(failure);
      void end();
    });
});
process.once('disconnect', () => void end());
