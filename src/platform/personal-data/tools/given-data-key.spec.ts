import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenDataKey } from './given-data-key';

const [OLD, NEW] = ['the key that the vault has at present', 'the key that the vault will have next'];

describe('The new key of a rotation', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-keys-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('is made in DATA_DIR only where no setting gives a key', () => {
    expect(givenDataKey({})).toBeNull();
    expect(givenDataKey({ DATA_KEY: ' ', DATA_KEY_FILE: '', DATA_KEY_NEW: '', DATA_KEY_NEW_FILE: '' })).toBeNull();
  });

  it('is that of DATA_KEY_NEW, or of the file that DATA_KEY_NEW_FILE names', () => {
    const [old, next] = [fileOf('old', `${OLD}\n`), fileOf('next', `${NEW}\n`)];
    expect(givenDataKey({ DATA_KEY: OLD, DATA_KEY_NEW: NEW })).toBe(NEW);
    expect(givenDataKey({ DATA_KEY: OLD, DATA_KEY_NEW_FILE: next })).toBe(NEW);
    expect(givenDataKey({ DATA_KEY_FILE: old, DATA_KEY_NEW: NEW })).toBe(NEW);
    expect(givenDataKey({ DATA_KEY_FILE: old, DATA_KEY_NEW_FILE: next })).toBe(NEW);
    expect(givenDataKey({ DATA_KEY_NEW_FILE: next })).toBe(NEW);
  });

  it.each([
    ['DATA_KEY', (): NodeJS.ProcessEnv => ({ DATA_KEY: OLD })],
    ['DATA_KEY_FILE', () => ({ DATA_KEY_FILE: fileOf('only', OLD) })],
    ['DATA_KEY_FILE', () => ({ DATA_KEY_FILE: fileOf('only', OLD), DATA_KEY_NEW: 'too short' })],
  ])('must be given where %s gives the present one', (name, env) => {
    const sentence = `${name} is set, so DATA_KEY_NEW or DATA_KEY_NEW_FILE must give the new key, with at least 32 characters.`;
    expect(() => givenDataKey(env())).toThrow(sentence);
  });

  it('must be readable', () => {
    const env = { DATA_KEY: OLD, DATA_KEY_NEW_FILE: '/nowhere/at/all' };
    expect(() => givenDataKey(env)).toThrow('DATA_KEY_NEW_FILE must be a file that can be read (ENOENT)');
  });
});
