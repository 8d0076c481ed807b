import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { nameSourceLines } from './source-lines';

const SOURCE = `interface Removed {
  by: 'the compiler';
}

export const fail = (): never => {
  throw new Error('on line 6');
};
`;

describe('lines of sources in stack traces', () => {
  const before = Error.prepareStackTrace;
  const folder = mkdtempSync(join(tmpdir(), 'quire-lines-'));
  afterAll(() => {
    Error.prepareStackTrace = before;
    rmSync(folder, { recursive: true });
  });

  function traceOf(name: string): string {
    const load = createRequire(__filename);
    const { fail } = load(join(folder, name)) as { fail(): never };
    try {
      return fail();
    } catch (failure) {
      return (failure as Error).stack ?? '';
    }
  }

  it('come from the map next to the file; without a map the trace stays as it is', () => {
    const options = { jsc: { parser: { syntax: 'typescript' as const } }, module: { type: 'commonjs' as const } };
    const { code, map = '' } = transformSync(SOURCE, { ...options, sourceMaps: true, sourceFileName: 'thrower.ts' });
    writeFileSync(join(folder, 'thrower.js'), code);
    writeFileSync(join(folder, 'thrower.js.map'), map);
    writeFileSync(join(folder, 'unmapped.js'), code);
    writeFileSync(join(folder, 'broken.js'), code);
    writeFileSync(join(folder, 'broken.js.map'), 'no map');
    nameSourceLines();
    expect(traceOf('thrower.js')).toMatch(/^Error: on line 6\n {4}at .*thrower\.ts:6:9\)?\n/);
    expect(traceOf('unmapped.js')).toMatch(/unmapped\.js:\d+:\d+/);
    expect(traceOf('broken.js')).toMatch(/broken\.js:\d+:\d+/);
  });
});
