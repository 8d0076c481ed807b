import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiledCode, type ModulesOfNode } from './compiled-code';

const STATUS = { FAILED: 0, ENABLED: 1, ALREADY_ENABLED: 2, DISABLED: 3 };

/** Stands in for `node:module` of Node 24: the tests also run on Node 20, which keeps no code. */
class Modules implements ModulesOfNode {
  readonly constants = { compileCacheStatus: STATUS };
  readonly folders: string[] = [];
  flushes = 0;

  constructor(private readonly status = STATUS.ENABLED) {}

  enableCompileCache(folder: string): { status: number } {
    this.folders.push(folder);
    if (this.status === STATUS.ENABLED) mkdirSync(folder, { recursive: true });
    return { status: this.status };
  }

  flushCompileCache(): void {
    this.flushes += 1;
  }
}

describe('compiled code', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quire-code-'));
  const folder = join(dataDir, 'compiled-code');
  const stamp = join(dataDir, 'stamp');
  const keep = (modules: ModulesOfNode, nodeEnv: 'production' | 'test' = 'production'): (() => Promise<void>) =>
    keepCompiledCode({ dataDir, nodeEnv }, modules, stamp);
  beforeEach(() => writeFileSync(stamp, 'a'.repeat(64)));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is written below DATA_DIR when asked for, not before', async () => {
    const modules = new Modules();
    const write = keep(modules);
    expect(modules.folders).toEqual([join(folder, `${process.version}-${'a'.repeat(16)}`)]);
    expect(modules.flushes).toBe(0);
    await write();
    expect(modules.flushes).toBe(1);
  });

  it('of other builds is deleted, once the server works', async () => {
    await keep(new Modules())();
    writeFileSync(stamp, 'b'.repeat(64));
    const write = keep(new Modules());
    expect(readdirSync(folder)).toHaveLength(2);
    await write();
    expect(readdirSync(folder)).toEqual([`${process.version}-${'b'.repeat(16)}`]);
  });

  it.each([
    ['Node 20 starts', {}, 'production'],
    ['Node cannot write to the folder', new Modules(STATUS.FAILED), 'production'],
    ['a variable of Node names another folder', new Modules(STATUS.ALREADY_ENABLED), 'production'],
    ['a test starts the server', new Modules(), 'test'],
  ] as const)('is not kept when %s', async (_, modules, nodeEnv) => {
    mkdirSync(join(folder, 'other'), { recursive: true });
    await keep(modules, nodeEnv)();
    expect(readdirSync(folder)).toEqual(['other']);
    expect('flushes' in modules ? modules.flushes : 0).toBe(0);
  });

  it('of sources that are not built is not kept', async () => {
    rmSync(stamp);
    const modules = new Modules();
    await keep(modules)();
    expect(modules.folders).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });
});
