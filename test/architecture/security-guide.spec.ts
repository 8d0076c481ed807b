import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');
const PAGES = ['security.md', 'asvs.md'];
const STATES = ['holds', 'partly', 'open', 'not applicable'] as const;
/** Requirements of levels 1 and 2 in each chapter of ASVS 4.0.3, without those that it has deleted or moved. */
const COUNTS = {
  V1: 38,
  V2: 53,
  V3: 18,
  V4: 9,
  V5: 30,
  V6: 13,
  V7: 12,
  V8: 15,
  V9: 7,
  V10: 5,
  V11: 8,
  V12: 15,
  V13: 13,
  V14: 23,
};

/** Paths in the project: texts in backquotes with a folder, or names of files next to package.json. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /^(?:Dockerfile|[\w-]+\.(?:md|json|yml))$/.test(path));

interface Requirement {
  number: string;
  level: string;
  text: string;
  state: string;
  place: string;
}

const requirementsIn = (page: string): Requirement[] =>
  page
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map((line) => {
      const [, number = '', level = '', text = '', state = '', place = ''] = line.split('|').map((cell) => cell.trim());
      return { number, level, text, state, place };
    });

const requirements = requirementsIn(read('asvs.md'));
const chapterOf = ({ number }: Requirement): string => `V${number.split('.')[0]}`;
const inOrder = ({ number }: Requirement): number =>
  number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
const counted = (of: readonly Requirement[]): number[] =>
  STATES.map((state) => of.filter((one) => one.state === state).length);

describe('the pages on security', () => {
  it.each(PAGES)('name only files that exist: %s', (page) => {
    const paths = pathsIn(read(page));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('would notice a file that has moved', () => {
    const paths = pathsIn('as in `src/gone.ts`, `README.md` and `GONE.md`, not in `TRUST_PROXY` or `npm run x`');
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual(['src/gone.ts', 'GONE.md']);
  });

  it('prove each promise by a spec', () => {
    const promises = read('security.md').split('## What is promised')[1]?.split('\n## ')[0] ?? '';
    const rows = promises.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !/spec\.ts`/.test(row.split('|')[3] ?? ''))).toEqual([]);
  });
});

describe('the table of ASVS', () => {
  it('has each number once and in order', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...requirements].sort((a, b) => inOrder(a) - inOrder(b))).toEqual(requirements);
  });

  it('has all requirements of each chapter', () => {
    const found = Object.fromEntries(
      Object.keys(COUNTS).map((chapter) => [chapter, requirements.filter((one) => chapterOf(one) === chapter).length]),
    );
    expect(found).toEqual(COUNTS);
    expect(requirements).toHaveLength(Object.values(COUNTS).reduce((sum, count) => sum + count));
  });

  it('knows four states, and gives each requirement one, a level, a text and a place', () => {
    const isWhole = ({ level, text, state, place }: Requirement): boolean =>
      /^[12]$/.test(level) && text !== '' && place !== '' && STATES.some((one) => one === state);
    expect(requirements.filter((one) => !isWhole(one))).toEqual([]);
  });

  it('names a file for everything that holds', () => {
    const holding = requirements.filter(({ state }) => state === 'holds');
    expect(holding.filter(({ place }) => pathsIn(place).length === 0 && !place.includes('DTO'))).toEqual([]);
  });

  it('has the totals right', () => {
    const rows = read('asvs.md')
      .split('\n')
      .filter((line) => /^\| (?:V\d+ |all )/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const documented = rows.map(([, chapter = '', ...cells]) => [chapter.split(' ')[0], cells.slice(0, 4).map(Number)]);
    const real = Object.keys(COUNTS).map((chapter) => [
      chapter,
      counted(requirements.filter((one) => chapterOf(one) === chapter)),
    ]);
    expect(documented).toEqual([...real, ['all', counted(requirements)]]);
  });
});
