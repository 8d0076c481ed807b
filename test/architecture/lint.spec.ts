import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';

const root = projectRoot();
const DOMAIN = 'src/article/domain';
const ROWS = 'projections/todo-list/rows.ts';

/** One violation per rule: the rule, the file and the line of code. */
const PLANTED: [rule: string, file: string, code: string][] = [
  ['no-restricted-syntax', `${DOMAIN}/now.ts`, 'export const now = (): Date => new Date();'],
  ['no-restricted-syntax', `${DOMAIN}/local.ts`, 'export const day = (): Date => new Date(2026, 1, 1);'],
  ['no-restricted-syntax', `${DOMAIN}/words.ts`, 'export const now = (): string => Date();'],
  ['no-restricted-syntax', `${DOMAIN}/stamp.ts`, 'export const now = (): number => Date.now();'],
  ['no-restricted-syntax', `${DOMAIN}/chance.ts`, 'export const chance = (): number => Math.random();'],
  ['no-restricted-globals', `${DOMAIN}/id.ts`, 'export const id = (): string => crypto.randomUUID();'],
  ['no-restricted-globals', `${DOMAIN}/later.ts`, 'setTimeout(() => undefined, 1);'],
  ['no-restricted-globals', `${DOMAIN}/again.ts`, 'setInterval(() => undefined, 1);'],
  ['no-restricted-globals', `${DOMAIN}/soon.ts`, 'queueMicrotask(() => undefined);'],
  ['no-restricted-globals', `${DOMAIN}/place.ts`, 'export const zone = process.env.TZ;'],
  ['no-restricted-syntax', ROWS, 'export const now = (): Date => new Date();'],
  ['no-restricted-globals', ROWS.replace('todo', 'other'), 'export const id = (): string => crypto.randomUUID();'],
  [
    'no-restricted-syntax',
    'src/review/many.ts',
    'export const sum = (a: number, b: number, c: number, d: number, e: number, f: number) => a + b + c + d + e + f;',
  ],
  [
    'typescript/no-floating-promises',
    'src/review/floating.ts',
    'const later = async (): Promise<void> => undefined;\nexport const begin = (): void => {\n  later();\n};',
  ],
  [
    'typescript/no-misused-promises',
    'src/review/misused.ts',
    'const later = async (): Promise<boolean> => true;\nexport const is = (): string => (later() ? "a" : "b");',
  ],
  [
    'typescript/switch-exhaustiveness-check',
    'src/review/open.ts',
    'export function of(kind: "a" | "b"): void {\n  switch (kind) {\n    case "a":\n      break;\n  }\n}',
  ],
  ['id-denylist', 'src/review/words.ts', 'export const told = true;'],
  ['no-console', 'src/review/print.ts', "console.log('here');"],
  ['eqeqeq', 'src/review/loose.ts', 'export const is = (a: string, b: string): boolean => a == b;'],
  ['typescript/no-explicit-any', 'src/review/any.ts', 'export const is = (a: any): boolean => a === 1;'],
  ['max-lines-per-function', 'src/review/long.ts', `export function long(): void {\n${'  void 0;\n'.repeat(40)}}`],
  [
    'react-hooks/rules-of-hooks',
    'client/src/shared/hooks.ts',
    'const useThing = (): number => 1;\nexport const of = (is: boolean): number => (is ? useThing() : 0);',
  ],
  [
    'import-sort/imports',
    'src/review/unsorted.ts',
    "import { now } from './clock';\nimport { join } from 'node:path';\nexport const both = [now, join];",
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'client/src/shared/types.ts',
    'import { Kind } from "../../../src/review/kind";\nexport const kind = (it: Kind): Kind => it;',
  ],
];

/** Similar code that is allowed. */
const LAWFUL: Record<string, string> = {
  'src/review/kind.ts': 'export type Kind = "a" | "b";',
  [`${DOMAIN}/parse.ts`]: 'export const at = (iso: string): Date => new Date(iso);',
  'src/review/clock.ts': 'export const now = (): Date => new Date();',
  'src/review/injected.ts': `const Part = (): ClassDecorator => () => undefined;
type T = string;
@Part()
export class Injected {
  constructor(readonly a: T, readonly b: T, readonly c: T, readonly d: T, readonly e: T, readonly f: T) {}
}`,
};

const PROGRAMS: Record<string, string[]> = {
  eslint: ['node_modules/eslint/bin/eslint.js', '--format', 'json', '.'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--format', 'json', 'src', 'client', 'projections'],
};

interface EslintFound {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

interface OxlintFound {
  diagnostics: { code?: string; message: string; filename: string }[];
}

type Breach = [file: string, rule: string];

const ofEslint = (text: string): Breach[] =>
  (JSON.parse(text) as EslintFound[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }): Breach => [filePath, ruleId ?? message]),
  );
const ofOxlint = (text: string): Breach[] =>
  (JSON.parse(text) as OxlintFound).diagnostics.map(({ filename, code, message }) => [
    filename,
    code?.replace(/^(?:eslint|([\w-]+))\(([\w-]+)\)$/, (_code, plugin, rule) =>
      plugin ? `${plugin}/${rule}` : rule,
    ) ?? message,
  ]);

function run(program: string, folder: string): string {
  const [path = '', ...args] = PROGRAMS[program] ?? [];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, path), ...args], options);
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

/** The rules that each file breaks, by both linters. */
function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-lint-'));
  try {
    for (const config of ['eslint.config.mjs', '.oxlintrc.json']) cpSync(join(root, config), join(folder, config));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const compilerOptions = { strict: true, target: 'ES2022', types: [], experimentalDecorators: true };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, lib: ['ES2022', 'DOM'] } }),
    );
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${code}\n`);
    }
    const breaches = [...ofEslint(run('eslint', folder)), ...ofOxlint(run('oxlint', folder))];
    const ofFile = (name: string): string[] => breaches.filter(([file]) => file.endsWith(name)).map(([, rule]) => rule);
    return new Map(Object.keys(files).map((name) => [name, ofFile(name)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the rules of lint', () => {
  let found: Map<string, string[]>;
  beforeAll(() => {
    found = lint({ ...LAWFUL, ...Object.fromEntries(PLANTED.map(([, file, code]) => [file, code])) });
  });

  it.each(PLANTED)('%s fires in %s', (rule, file) => {
    expect(found.get(file)).toEqual([rule]);
  });

  it.each(Object.keys(LAWFUL))('let %s pass', (file) => {
    expect(found.get(file)).toEqual([]);
  });
});
