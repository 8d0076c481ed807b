import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';

const root = projectRoot();
const CODE = /\.(ts|tsx|mjs|cjs)$/;

/** File names: kebab-case, an optional role from a closed list, then the kind of test. */
const ROLES = [
  ...['controller', 'dto', 'command', 'handler', 'reader', 'module'],
  ...['guard', 'decorator', 'filter', 'pipe', 'strategy', 'registry', 'store', 'job', 'table'],
];
const NAME = new RegExp(
  `^[a-z0-9]+(-[a-z0-9]+)*(\\.(${ROLES.join('|')}))?(\\.(spec|int-spec|browser-spec|slow-spec|long-spec))?(\\.config)?\\.(d\\.ts|ts|tsx|mjs|cjs)$`,
);
const LONGEST_FILE = 200;
const MOST_FILES = 15;

function codeBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

const files = ['src', 'projections', 'client/src', 'client/test', 'scripts', 'test'].flatMap(codeBelow);
/** Folders with more files of code, including specs, than a reader can see at a glance. */
function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const folder of paths.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const WRITE = String.raw`\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy|alter\s+table|drop\s+table)\s+(?:only\s+|if\s+exists\s+)?`;

/** True if a text writes to a table of the schema rm, by its name or by a constant that contains it. */
function writesReadModel(text: string, constants: readonly string[]): boolean {
  const target = String.raw`(?:"?rm"?\.|\$\{(?:${constants.join('|')})\})`;
  return new RegExp(WRITE + target, 'i').test(text);
}

const readModels = files
  .filter((path) => /^projections\/[^/]+\/index\.ts$/.test(path))
  .flatMap((path) => [...textOf(path).matchAll(/export const ([A-Z_]+) = 'rm\./g)].map((match) => match[1] ?? ''));

describe('the house style', () => {
  it('finds files to check', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(readModels.length).toBeGreaterThanOrEqual(6);
  });

  it('has names in kebab-case with a known role', () => {
    const wrong = files.filter((path) => !NAME.test(path.split('/').at(-1) ?? ''));
    expect(wrong).toEqual([]);
  });

  it('isolates each spec that replaces a module, so that other specs never use the replacement', () => {
    const shared = files.filter((path) => {
      const text = /spec\.tsx?$/.test(path) ? textOf(path) : '';
      return /^\s*jest\.(mock|doMock)\(/m.test(text) && !/^\/\*\*[^/]*@isolated/.test(text);
    });
    expect(shared).toEqual([]);
  });

  it.each(['AddNote.ts', 'addNote.ts', 'add_note.ts', 'add-note.service.ts', 'add-note.test.ts', 'add--note.ts'])(
    'would notice the name %s',
    (name) => expect(NAME.test(name)).toBe(false),
  );

  it(`has files of at most ${LONGEST_FILE} lines`, () => {
    const long = files.filter((path) => textOf(path).trimEnd().split('\n').length > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  it(`has folders of at most ${MOST_FILES} files`, () => {
    expect(fullFolders(files)).toEqual([]);
  });

  it('would notice a fuller folder', () => {
    const planted = Array.from({ length: MOST_FILES + 1 }, (_, i) => `src/planted/file-${i}.ts`);
    expect(fullFolders([...files, ...planted])).toEqual(['src/planted']);
    expect(fullFolders([...files, ...planted.slice(1)])).toEqual([]);
  });

  it('writes read models in projections only', () => {
    const outside = files.filter((path) => /^(src|client)\//.test(path) && !/spec\.tsx?$/.test(path));
    expect(outside.filter((path) => writesReadModel(textOf(path), readModels))).toEqual([]);
  });

  it.each([
    'INSERT INTO rm.article_card VALUES (1)',
    'insert into "rm".todo_list',
    'UPDATE rm.todo_list SET status = $1',
    'DELETE FROM ${ARTICLE_CARD} WHERE true',
    'TRUNCATE rm.article_log',
  ])('would notice %s', (sql) => expect(writesReadModel(sql, readModels)).toBe(true));

  it.each(['SELECT * FROM rm.article_card', 'INSERT INTO app.users SELECT 1 FROM rm.article_card', 'form.on(x)'])(
    'lets %s pass',
    (sql) => expect(writesReadModel(sql, readModels)).toBe(false),
  );

  it('skips and narrows no test', () => {
    const marks =
      /\b(?:x(?:it|test|describe)|f(?:it|describe)|(?:it|test|describe)\.(?:skip|only|todo|failing))\s*[.(]/;
    const tests = files.filter((path) => /spec\.tsx?$/.test(path) && !path.startsWith('test/architecture/'));
    expect(tests.filter((path) => marks.test(textOf(path)))).toEqual([]);
    expect(['it.skip(', 'xit(', 'describe.only('].every((mark) => marks.test(mark))).toBe(true);
  });

  it('silences no tool', () => {
    const marks = /(?:es|ox)lint-disable|@ts-(?:ignore|nocheck|expect-error)|istanbul ignore/;
    const own = files.filter((path) => !path.startsWith('test/architecture/'));
    expect(own.filter((path) => marks.test(textOf(path)))).toEqual([]);
  });
});
