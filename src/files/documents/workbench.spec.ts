import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbench } from './workbench';

/** The id of a process that has ended. */
const ended = (): number => Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString());

describe('the temporary folder of one run', () => {
  it('is left alone while its process lives, and is deleted with it', async () => {
    const bench = await Workbench.open();
    const path = await bench.write(Buffer.from('text'), 'pdf');
    await Workbench.removeLeftovers();
    expect(existsSync(path)).toBe(true);
    await bench.close();
    expect(existsSync(bench.folder)).toBe(false);
  });

  it('is removed by the next server when its own was killed; other folders are not touched', async () => {
    const left = mkdtempSync(join(tmpdir(), `quire-documents-${ended()}-`));
    writeFileSync(join(left, '1.docx'), 'a manuscript');
    const foreign = mkdtempSync(join(tmpdir(), 'quire-documents-of-mine-'));
    utimesSync(foreign, 0, 0);
    await Workbench.removeLeftovers();
    expect(existsSync(left)).toBe(false);
    expect(existsSync(foreign)).toBe(true);
    rmSync(foreign, { recursive: true });
  });
});
