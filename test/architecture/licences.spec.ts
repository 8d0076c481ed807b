import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  it('are refused if they are unknown or not compatible with GPL-3.0', () => {
    const unfit = ['GPL-2.0-only', 'SSPL-1.0', 'CDDL-1.0', 'unknown', 'SEE LICENSE IN LICENSE', 'MIT AND BUSL-1.1'];
    expect(refusedOf(unfit)).toEqual(unfit);
  });

  it('are accepted if they are compatible, or offer a choice that is', () => {
    const fit = ['MIT', 'Apache-2.0', 'GPL-2.0-or-later', 'LGPL-3.0-or-later', 'MIT AND OFL-1.1', 'MIT OR SSPL-1.0'];
    expect(refusedOf(fit)).toEqual([]);
  });
});

/** Finding M7 of the security review: CKEditor was bundled under the GPL, while the product had no licence. */
describe('the licence of the product', () => {
  const textOf = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');

  it('is the GPL, with its text, as CKEditor requires of products that bundle it without a paid licence', () => {
    expect((JSON.parse(textOf('package.json')) as { license: string }).license).toBe('GPL-3.0-or-later');
    expect(textOf('LICENSE')).toMatch(/^\s*GNU GENERAL PUBLIC LICENSE\s+Version 3,/);
    expect(textOf('THIRD-PARTY-LICENSES.md')).toMatch(/^\| \[ckeditor5\].*\| GPL-2\.0-or-later \|$/m);
  });
});
