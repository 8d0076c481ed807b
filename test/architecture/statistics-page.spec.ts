import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STATISTICS_DEFINITIONS, STATISTICS_REPORTS } from '../../src/contracts';

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');

describe('docs/statistics.md', () => {
  it('defines each measure as the pages do; scripts/describe-statistics.mjs regenerates it', async () => {
    const checked = await run(process.execPath, [join(ROOT, 'scripts/describe-statistics.mjs'), '--check']);
    expect(checked.stderr).toBe('');
  });

  it('explains each measure once', () => {
    for (const report of STATISTICS_REPORTS) {
      const keys = STATISTICS_DEFINITIONS[report].map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
      for (const { definition } of STATISTICS_DEFINITIONS[report]) expect(definition).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});
