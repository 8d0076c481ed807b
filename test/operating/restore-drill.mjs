/**
 * Runs docs/operating.md, 'Backup and restore', with the built server and its embedded database: a backup while the server runs,
 * its verification, and a restore into an empty place. It needs `npm run build` before it: node test/operating/restore-drill.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, eventStoreOf, holds, register, run, startServer } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quire-drill-'));
const [original, empty, backups] = ['original', 'empty', 'backups'].map((name) => join(folder, name));
const secret = { BACKUP_PASSPHRASE: 'an old goose of 17 winters' };
const tool = (name, args, env) =>
  run(['npm', 'run', '--silent', name, '--', ...args], { ...secret, ...env, EVENT_STORE_URL: eventStoreOf(env) });

let server = await startServer({ DATA_DIR: original });
try {
  const { token } = await register(server.origin, 'operator@example.org');
  const { id } = await call(server.origin, '/article/save', { articleTitle: 'Kept' }, token);
  await tool('backup', ['--to', backups, '--verify'], { DATA_DIR: original });
  holds('a backup was made while the server ran, restored into a scratch database and compared', true);
  const { id: later } = await call(server.origin, '/article/save', { articleTitle: 'Later' }, token);
  await server.stop();

  await tool('restore', ['--from', backups], { DATA_DIR: empty });
  server = await startServer({ DATA_DIR: empty });
  const article = await call(server.origin, `/article/${id}`, null, token);
  holds('the session continues, and the article is there', article.id === id);
  const isGone = await call(server.origin, `/article/${later}`, null, token).then(
    () => false,
    () => true,
  );
  holds('changes after the backup are not there', isGone);
  await server.stop();
  const again = await tool('restore', ['--from', backups], { DATA_DIR: empty }).then(
    () => false,
    () => true,
  );
  holds('a place in use is refused', again);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
