import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Scripts that the Dockerfile runs or copies. */
const SCRIPTS = [...read('Dockerfile').matchAll(/scripts\/[\w/-]+\.(?:mjs|sh)/g)].map(([path]) => path);

/** A script and all its imports, including dynamic ones. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(join(ROOT, path))) return found;
  found.add(path);
  for (const [, name = ''] of read(path).matchAll(/(?:from |import\()'(\.[^']+)'/g))
    withImports(join(path, '..', name), found);
  return found;
}

describe('the image', () => {
  const listed = read('.dockerignore').split('\n');
  const isListed = (path: string): boolean => listed.includes(`!${path}`);

  it('has every script of its build in the list of files that go in', () => {
    const needed = SCRIPTS.flatMap((path) => [...withImports(path)]);
    expect(needed.length).toBeGreaterThan(10);
    expect([...new Set(needed)].filter((path) => !isListed(path))).toEqual([]);
  });

  it('lists no script that does not exist, and no file of settings, keys or tests', () => {
    const paths = listed.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(paths.filter((path) => /\.env|\.pem|\.key|^test|^docs/.test(path))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(['*', '**/.env*', '**/*.pem', '**/*.key']));
  });
});
