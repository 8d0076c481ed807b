import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../src/platform/project-root';

/** The check is an ES module script, which Jest does not load, so it runs in a separate process. */
function refusedOf(licences: string[]): string[] {
  const packages = licences.map((licence) => ({ name: 'planted', version: '1.0.0', licence }));
  const script = `import { incompatible } from './scripts/lib/licences.mjs';
    console.log(JSON.stringify(incompatible(${JSON.stringify(packages)}).map(({ licence }) => licence)));`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot(), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('the licences of packages', () => {
  it('are refused where they do not fit GPL-3.0 or are not known', () => {
    const unfit = ['GPL-2.0-only', 'SSPL-1.0', 'CDDL-1.0', 'unknown', 'SEE LICENSE IN LICENSE', 'MIT AND BUSL-1.1'];
    expect(refusedOf(unfit)).toEqual(unfit);
  });

  it('are taken where they fit, or leave a choice that fits', () => {
    const fit = ['MIT', 'Apache-2.0', 'GPL-2.0-or-later', 'LGPL-3.0-or-later', 'MIT AND OFL-1.1', 'MIT OR SSPL-1.0'];
    expect(refusedOf(fit)).toEqual([]);
  });
});
