import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root';

const root = projectRoot();

/** Names of metrics that the sources give to a gauge or a counter. */
function metricsInSources(): Set<string> {
  const names = new Set<string>();
  const paths = ['src', 'projections'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  );
  for (const path of paths) {
    if (!path.endsWith('.ts') || path.endsWith('spec.ts')) continue;
    const text = readFileSync(path, 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:addGauges?\(\s*|name: )'(quire_\w+)'/g)) names.add(name);
  }
  return names;
}

describe('the rules for alerts', () => {
  const rules = readFileSync(join(root, 'docs/alerts.yml'), 'utf8');

  it('ask for metrics that exist', () => {
    const asked = [...new Set([...rules.matchAll(/quire_\w+/g)].map(([name]) => name.replace(/_(bucket|count)$/, '')))];
    expect(asked.length).toBeGreaterThan(3);
    const known = metricsInSources();
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});
