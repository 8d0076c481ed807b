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
  /** Restores them into a place with these settings; returns the resulting signing key of the log, and the printed lines. */
  async function restored(secrets: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
    const messages: string[] = [];
    const config = restoreSettings({ DATA_DIR: folder, ...env });
    await restoreSecrets(config, { secrets, keys: null }, (line) => messages.push(line));
    const { jwtSecret, logSigningKey } = loadConfig({ DATA_DIR: folder, ...env });
    return { jwtSecret, logSigningKey, messages: messages.join() };
  }

  it('include the signing key only if it is not the session secret', () => {
    expect(kept({ LOG_SIGNING_KEY: SIGNING })).toEqual({ jwtSecret: SESSION, logSigningKey: SIGNING });
    expect(kept({})).toEqual({ jwtSecret: SESSION });
  });

  it('are restored into an empty place, which signs as before and backs up the same secrets', async () => {
    const all = kept({ LOG_SIGNING_KEY: SIGNING });
    const back = { jwtSecret: SESSION, logSigningKey: SIGNING, messages: '' };
    expect(await restored(all)).toEqual(back);
    expect(await restored(all)).toEqual(back);
    expect(statSync(join(folder, 'log-signing-key')).mode & 0o777).toBe(0o600);
    expect(secretsToKeep(loadConfig({ DATA_DIR: folder }))).toEqual(all);
  });

  it('without a signing key make the session secret sign, as in backups of earlier releases', async () => {
    expect(await restored(kept({}))).toEqual({ jwtSecret: SESSION, logSigningKey: SESSION, messages: '' });
    expect(existsSync(join(folder, 'log-signing-key'))).toBe(false);
  });

  it('leave another signing key of the settings in place, and report it', async () => {
    const { logSigningKey, messages } = await restored(kept({ LOG_SIGNING_KEY: SIGNING }), { LOG_SIGNING_KEY: OTHER });
    expect(logSigningKey).toBe(OTHER);
    expect(messages).toContain('LOG_SIGNING_KEY is not the one of the backup');
  });

  it('are refused if the settings have another session secret, also from a file', async () => {
    await expect(restored({ jwtSecret: SESSION }, { JWT_SECRET: OTHER })).rejects.toThrow(BackupRefused);
    const file = join(folder, 'given');
    writeFileSync(file, SESSION);
    expect(await restored({ jwtSecret: SESSION }, { JWT_SECRET_FILE: file })).toMatchObject({ jwtSecret: SESSION });
    writeFileSync(file, OTHER);
    await expect(restored({ jwtSecret: SESSION }, { JWT_SECRET_FILE: file })).rejects.toThrow(/JWT_SECRET is not/);
    expect(readFileSync(file, 'utf8')).toBe(OTHER);
  });

  it('are refused without a session secret', async () => {
    await expect(restored({ logSigningKey: SIGNING })).rejects.toThrow(/holds no JWT_SECRET/);
  });
});
