import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/config';
import { restoreSecrets, restoreSettings, secretsToKeep } from './kept-secrets';
import { BackupRefused } from './refusal';

const [SESSION, SIGNING, OTHER] = ['s'.repeat(64), 'k'.repeat(64), 'o'.repeat(64)];

describe('the secrets of a backup', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'quire-secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const kept = (env: NodeJS.ProcessEnv) => secretsToKeep(loadConfig({ DATA_DIR: folder, JWT_SECRET: SESSION, ...env }));
  /** Restores them into a place with these settings; returns the key of its seals afterwards, and what was said. */
  async function restored(secrets: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
    const said: string[] = [];
    const config = restoreSettings({ DATA_DIR: folder, ...env });
    await restoreSecrets(config, { secrets, keys: null }, (line) => said.push(line));
    const { jwtSecret, logSigningKey } = loadConfig({ DATA_DIR: folder, ...env });
    return { jwtSecret, logSigningKey, said: said.join() };
  }

  it('have the key of the seals where it is one of its own', () => {
    expect(kept({ LOG_SIGNING_KEY: SIGNING })).toEqual({ jwtSecret: SESSION, logSigningKey: SIGNING });
    expect(kept({})).toEqual({ jwtSecret: SESSION });
  });

  it('come back into an empty place, which signs as before and backs the same up', async () => {
    const all = kept({ LOG_SIGNING_KEY: SIGNING });
    const back = { jwtSecret: SESSION, logSigningKey: SIGNING, said: '' };
    expect(await restored(all)).toEqual(back);
    expect(await restored(all)).toEqual(back);
    expect(statSync(join(folder, 'log-signing-key')).mode & 0o777).toBe(0o600);
    expect(secretsToKeep(loadConfig({ DATA_DIR: folder }))).toEqual(all);
  });

  it('without a key of the seals leave it to the secret of sessions, as in backups of earlier releases', async () => {
    expect(await restored(kept({}))).toEqual({ jwtSecret: SESSION, logSigningKey: SESSION, said: '' });
    expect(existsSync(join(folder, 'log-signing-key'))).toBe(false);
  });

  it('give way to another key of the seals in the settings, which is told', async () => {
    const { logSigningKey, said } = await restored(kept({ LOG_SIGNING_KEY: SIGNING }), { LOG_SIGNING_KEY: OTHER });
    expect(logSigningKey).toBe(OTHER);
    expect(said).toContain('LOG_SIGNING_KEY is not the one of the backup');
  });

  it('are refused beside another secret of sessions, from a file too', async () => {
    await expect(restored({ jwtSecret: SESSION }, { JWT_SECRET: OTHER })).rejects.toThrow(BackupRefused);
    const file = join(folder, 'given');
    writeFileSync(file, SESSION);
    expect(await restored({ jwtSecret: SESSION }, { JWT_SECRET_FILE: file })).toMatchObject({ jwtSecret: SESSION });
    writeFileSync(file, OTHER);
    await expect(restored({ jwtSecret: SESSION }, { JWT_SECRET_FILE: file })).rejects.toThrow(/JWT_SECRET is not/);
    expect(readFileSync(file, 'utf8')).toBe(OTHER);
  });

  it('are refused without a secret of sessions', async () => {
    await expect(restored({ logSigningKey: SIGNING })).rejects.toThrow(/holds no JWT_SECRET/);
  });
});
