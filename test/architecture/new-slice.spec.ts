import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../src/platform/project-root';

const root = projectRoot();
const TABLE = 'test/e2e/access/routes/editorial-routes.table.ts';
/** The files that the generator reads and changes. */
const COPIED = ['scripts/new-slice.mjs', 'scripts/lib', 'src/editorial/editorial.module.ts', TABLE];
const FOLDER = 'src/editorial/features/praise-article';
const KINDS = ['command', 'controller', 'dto', 'handler', 'int-spec'];

describe('npm run new:slice', () => {
  let folder: string;
  const generate = (...args: string[]): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, ['scripts/new-slice.mjs', ...args], { cwd: folder, encoding: 'utf8' });
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-slice-'));
    for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true });
    expect(generate('editorial', 'praise-article')).toMatchObject({ status: 0, stderr: '' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes the files of a write, and its row at the end of the access table', () => {
    expect(readdirSync(join(folder, FOLDER)).sort()).toEqual(KINDS.map((kind) => `praise-article.${kind}.ts`));
    const before = readFileSync(join(root, TABLE), 'utf8');
    const row =
      "  onArticle('POST /article/:id/praise-article', 'E S W', 'office', { body: { text: '<p>A text.</p>' } }),";
    expect(read(TABLE)).toBe(before.replace(/\n\];\n$/, `\n${row}\n];\n`));
    expect(syntaxErrors(read(TABLE))).toEqual([]);
  });

  it.each(KINDS)('writes a valid %s that imports only what exists', (kind) => {
    const path = `${FOLDER}/praise-article.${kind}.ts`;
    expect(syntaxErrors(read(path))).toEqual([]);
    const imports = importsOf(read(path));
    expect(imports).not.toEqual([]);
    expect(imports.filter(({ from, name }) => !exportsName(folder, path, from, name))).toEqual([]);
  });

  it.each([
    [['editorial', 'praise'], /^Usage/],
    [['editorial', 'PraiseArticle'], /^Usage/],
    [['nonsense', 'praise-article'], /^There is no module/],
    [['editorial', 'praise-article'], /exists already/],
  ])('refuses %j, and writes nothing', (args, message) => {
    const before = read(TABLE);
    expect(generate(...args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
    expect(read(TABLE)).toBe(before);
  });
});

const syntaxErrors = (text: string): unknown[] =>
  ts.transpileModule(text, { reportDiagnostics: true, compilerOptions: { experimentalDecorators: true } })
    .diagnostics ?? [];

/** The named imports from files of the project. */
const importsOf = (text: string): { from: string; name: string }[] =>
  [...text.matchAll(/import (?:type )?\{ (.+) \} from '(\.[^']+)';/g)].flatMap(([, names = '', from = '']) =>
    names.split(', ').map((name) => ({ from, name: name.replace(/^type /, '') })),
  );

/** True if the imported file exists, new or old, and mentions the name. */
function exportsName(folder: string, importer: string, from: string, name: string): boolean {
  const target = join(dirname(importer), from);
  const files = [folder, root].flatMap((base) => [`${target}.ts`, `${target}/index.ts`].map((one) => join(base, one)));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) return false;
  const text = readFileSync(found, 'utf8');
  return new RegExp(`\\b${name}\\b`).test(text) || /^export \* from/m.test(text);
}
