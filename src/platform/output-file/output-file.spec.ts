import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwritable, UnwritableFile, writablePath } from './output-file';

describe('the file of a command', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-output-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    delete process.env['INIT_CWD'];
  });

  it('is looked for in the folder in which the command was typed', async () => {
    process.env['INIT_CWD'] = folder;
    expect(await writablePath('out.json')).toBe(join(folder, 'out.json'));
    delete process.env['INIT_CWD'];
    expect(await writablePath(join(folder, 'out.json'))).toBe(join(folder, 'out.json'));
  });

  it('is neither made nor changed by the check', async () => {
    await writablePath('new.json', folder);
    expect(existsSync(join(folder, 'new.json'))).toBe(false);
    writeFileSync(join(folder, 'old.json'), 'the report of yesterday');
    await writablePath('old.json', folder);
    expect(readFileSync(join(folder, 'old.json'), 'utf8')).toBe('the report of yesterday');
  });

  it.each([
    ['missing/out.json', 'its folder is not there'],
    ['file/out.json', 'its folder is not there'],
    ['.', 'it is a folder'],
  ])('is refused before the work if it cannot be written: %s', async (out, reason) => {
    writeFileSync(join(folder, 'file'), '');
    const refused = writablePath(out, folder);
    await expect(refused).rejects.toThrow(`${out} cannot be written: ${reason}.`);
    await expect(refused).rejects.toBeInstanceOf(UnwritableFile);
  });

  it('has a sentence for a full disk, and keeps an unknown failure', () => {
    expect(unwritable(Object.assign(new Error('x'), { code: 'ENOSPC' }), 'a').message).toContain('the disk is full');
    const unknown = new Error('something else');
    expect(unwritable(unknown, 'a')).toBe(unknown);
  });
});
