import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';

const root = projectRoot();
/** Loaded only for the names of the rules: each needs a planted violation. */
const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(join(root, '.dependency-cruiser.cjs'));

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** A tree that obeys every rule and contains each allowed kind of import once. */
const LAWFUL: Record<string, string[]> = {
  'src/contracts/index.ts': ['@date-fns/tz', 'intl-messageformat'],
  'src/platform/clock/index.ts': ['src/contracts/index.ts'],
  'src/platform/reactions/reactions.ts': ['src/platform/clock/index.ts'],
  'src/platform/event-store/eventstoredb/client.ts': ['@eventstore/db-client'],
  'src/article/domain/decide.ts': ['src/contracts/index.ts'],
  'src/article/index.ts': ['src/article/domain/decide.ts', 'src/platform/clock/index.ts'],
  'src/files/public.ts': ['src/files/names.ts'],
  'src/files/names.ts': [],
  'src/files/first.ts': ['src/files/second.ts'],
  'src/files/second.ts': [],
  'src/review/shared.ts': ['src/files/public.ts', 'src/article/index.ts', 'projections/card/index.ts'],
  'src/review/features/add-note/add-note.ts': ['src/review/shared.ts', 'src/platform/reactions/reactions.ts'],
  'src/review/features/drop-note/drop-note.ts': ['src/review/shared.ts'],
  'src/review/reactions/mail-when-added.ts': ['src/review/shared.ts'],
  'src/demo/seed.ts': ['src/contracts/index.ts', 'src/platform/clock/index.ts'],
  'src/app.module.ts': ['src/review/features/add-note/add-note.ts', 'projections/runner/runner.ts'],
  'projections/card/index.ts': [],
  'projections/card/projection.ts': [
    'src/article/index.ts',
    'projections/card/index.ts',
    'projections/runner/runner.ts',
  ],
  'projections/list/projection.ts': ['projections/card/index.ts'],
  'projections/runner/runner.ts': ['src/platform/clock/index.ts'],
  'client/src/shared/card.ts': ['@contracts'],
  'client/src/app/shell.ts': ['@contracts', 'client/src/shared/card.ts'],
  'client/src/features/review/page.ts': ['client/src/app/shell.ts'],
  'client/src/features/files/page.ts': ['client/src/app/shell.ts'],
  'client/src/all-features.ts': ['client/src/features/review/page.ts', 'client/src/features/files/page.ts'],
  'client/src/main.ts': ['client/src/app/shell.ts', 'client/src/all-features.ts'],
};

/** One forbidden import per rule: the rule, the importer and the imported file. */
const PLANTED: [rule: string, from: string, to: string][] = [
  ['contracts-import-nothing', 'src/contracts/index.ts', 'src/platform/clock/index.ts'],
  ['contracts-import-nothing', 'src/contracts/index.ts', 'node:crypto'],
  ['platform-knows-no-business', 'src/platform/clock/index.ts', 'src/article/index.ts'],
  ['platform-knows-no-business', 'src/platform/clock/index.ts', 'src/files/public.ts'],
  ['platform-knows-no-business', 'src/platform/clock/index.ts', 'projections/card/index.ts'],
  ['article-imports-platform-and-contracts', 'src/article/index.ts', 'src/files/public.ts'],
  ['article-imports-platform-and-contracts', 'src/article/index.ts', 'projections/card/index.ts'],
  ['domain-is-pure', 'src/article/domain/decide.ts', 'src/platform/clock/index.ts'],
  ['domain-is-pure', 'src/article/domain/decide.ts', 'node:crypto'],
  ['modules-meet-at-their-public-files', 'src/review/shared.ts', 'src/files/names.ts'],
  ['modules-meet-at-their-public-files', 'src/review/shared.ts', 'src/article/domain/decide.ts'],
  ['modules-meet-at-their-public-files', 'src/review/shared.ts', 'src/app.module.ts'],
  ['modules-read-projections-by-their-index', 'src/review/shared.ts', 'projections/card/projection.ts'],
  [
    'slices-do-not-import-slices',
    'src/review/features/add-note/add-note.ts',
    'src/review/features/drop-note/drop-note.ts',
  ],
  [
    'slices-do-not-import-slices',
    'src/review/reactions/mail-when-added.ts',
    'src/review/features/add-note/add-note.ts',
  ],
  ['projections-import-events-and-technique', 'projections/card/projection.ts', 'src/files/public.ts'],
  ['projections-import-events-and-technique', 'projections/card/projection.ts', 'src/article/domain/decide.ts'],
  ['projections-do-not-share-their-insides', 'projections/list/projection.ts', 'projections/card/projection.ts'],
  ['client-imports-contracts-only', 'client/src/app/shell.ts', 'src/platform/clock/index.ts'],
  ['client-shared-below-app', 'client/src/shared/card.ts', 'client/src/app/shell.ts'],
  ['client-shared-below-app', 'client/src/shared/card.ts', 'client/src/features/files/page.ts'],
  ['client-app-below-features', 'client/src/app/shell.ts', 'client/src/features/files/page.ts'],
  ['client-app-below-features', 'client/src/app/shell.ts', 'client/src/all-features.ts'],
  ['client-features-do-not-import-features', 'client/src/features/review/page.ts', 'client/src/features/files/page.ts'],
  ['demo-comes-through-the-front-door', 'src/demo/seed.ts', 'src/article/index.ts'],
  ['event-store-client-in-one-folder', 'src/platform/clock/index.ts', '@eventstore/db-client'],
  ['no-cycles', 'src/files/second.ts', 'src/files/first.ts'],
];

/** Writes a tree of files that only import each other, and returns what dependency-cruiser reports. */
function violationsOf(tree: Record<string, string[]>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'quire-boundaries-'));
  try {
    for (const name of ['.dependency-cruiser.cjs', 'scripts/lib/aliases.cjs'])
      cpSync(join(root, name), join(folder, name));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, imports] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      const up = '../'.repeat(name.split('/').length - 1);
      const from = (target: string): string =>
        /^(src|projections|client|test)\//.test(target) ? `${up}${target.replace(/\.ts$/, '')}` : target;
      const lines = imports.map(
        (target, index) => `import * as i${index} from '${from(target)}';\nexport const e${index} = i${index};`,
      );
      writeFileSync(join(folder, name), `${lines.join('\n')}\nexport const own = 1;\n`);
    }
    const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [cruise, '--output-type', 'json', 'src', 'projections', 'client/src'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the boundaries', () => {
  let planted: Violation[];
  beforeAll(() => {
    const tree = structuredClone(LAWFUL);
    for (const [, from, to] of PLANTED) tree[from]?.push(to);
    planted = violationsOf(tree);
  });

  it('let through what docs/house.md allows', () => {
    expect(violationsOf(LAWFUL)).toEqual([]);
  });

  it.each(PLANTED)('%s: %s must not import %s', (rule, from, to) => {
    // A cycle may be reported from either end.
    const pair = [from, to.replace('node:', '')];
    const isIt = (one: Violation): boolean =>
      one.rule.name === rule && pair.includes(one.from) && pair.some((name) => one.to.includes(name));
    expect(planted.filter(isIt)).toHaveLength(1);
  });

  it('have a planted violation for every rule', () => {
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});
