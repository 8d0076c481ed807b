import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';
import { moduleGraph, ringsIn, type Sources } from './module-graph';

const root = projectRoot();
const TEST = /\.(spec|int-spec|browser-spec|slow-spec|long-spec)\.ts$/;

/** Product files only; tests may import everything. */
const sources: Sources = Object.fromEntries(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !TEST.test(name))
    .map((name) => [`src/${name}`, readFileSync(join(root, 'src', name), 'utf8')]),
);

describe('the modules', () => {
  it('are in no ring', () => {
    const graph = moduleGraph(sources);
    expect(graph.size).toBeGreaterThan(10);
    expect(graph.get('editorial')).toContain('article-desk');
    expect(ringsIn(graph)).toEqual([]);
  });

  it('would be found in a ring of two', () => {
    const planted = { 'src/article-desk/planted.ts': "import { Keywords } from '../submission/public';" };
    expect(ringsIn(moduleGraph({ ...sources, ...planted }))).toContain('article-desk > submission > article-desk');
  });

  it('would be found in a ring of three, by types alone and by a lazy import', () => {
    const planted = {
      'src/one/a.ts': "import type { B } from '../two/public';",
      'src/two/features/b/b.ts': "export const load = () => import('../../../three/public');",
      'src/three/c.ts': "export { A } from '../one/public';",
    };
    expect(ringsIn(moduleGraph(planted))).toEqual(
      expect.arrayContaining(['one > two > three > one', 'two > three > one > two']),
    );
  });
});
