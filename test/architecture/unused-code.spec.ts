import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';

const root = projectRoot();
const CONTROLLER = 'src/review/features/add-note/add-note.controller.ts';

/** A tree that uses all its code; the controller is found by its name. */
const USED: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted', dependencies: { pg: '*' } }),
  'src/main.ts': "import { Pool } from 'pg';\nimport { used } from './used';\nnew Pool({ host: used });",
  'src/used.ts': "export const used = 'a';",
  [CONTROLLER]: "import { note } from '../../note';\nexport class AddNoteController {\n  note = note;\n}",
  'src/review/note.ts': "export const note = 'b';",
};

const PLANTED: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted', dependencies: { pg: '*', lodash: '*' } }),
  'src/used.ts': `${USED['src/used.ts']}\nexport const forgotten = 'c';`,
  'src/orphan.ts': 'export const alone = 1;',
};

type Names = { name: string }[];
interface Issues {
  file: string;
  files: Names;
  exports: Names;
  dependencies: Names;
}

/** The findings of knip in a tree of files: file, kind and name of each. */
function findingsIn(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'quire-knip-'));
  try {
    cpSync(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${text}\n`);
    }
    const args = [join(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'json', '--no-config-hints'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const { issues } = JSON.parse(stdout) as { issues: Issues[] };
    const found = issues.flatMap(({ file, files, exports, dependencies }) => [
      ...files.map(() => `file ${file}`),
      ...exports.map(({ name }) => `export ${name} of ${file}`),
      ...dependencies.map(({ name }) => `dependency ${name}`),
    ]);
    return found.sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('unused code', () => {
  it('is not reported where all code is used, even if it is found by name', () => {
    expect(findingsIn(USED)).toEqual([]);
  });

  it('is reported: exports, files and packages', () => {
    expect(findingsIn({ ...USED, ...PLANTED })).toEqual([
      'dependency lodash',
      'export forgotten of src/used.ts',
      'file src/orphan.ts',
    ]);
  });
});
