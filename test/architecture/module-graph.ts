import { dirname, join } from 'node:path/posix';

/** File path relative to the project folder -> its text. */
export type Sources = Record<string, string>;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const moduleOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

/** The imports between modules of `src`, including types: module -> imported modules. Files directly in `src` belong to no module. */
export function moduleGraph(sources: Sources): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const from = moduleOf(path);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const to = moduleOf(join(dirname(path), specifier));
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The cycles between modules, each as `a > b > a`, once per module from which the search starts. */
export function ringsIn(graph: Map<string, Set<string>>): string[] {
  const rings: string[] = [];
  const visit = (start: string, at: string, path: readonly string[], seen: Set<string>): void => {
    for (const next of graph.get(at) ?? []) {
      if (next === start) rings.push([...path, next].join(' > '));
      else if (!seen.has(next)) {
        seen.add(next);
        visit(start, next, [...path, next], seen);
      }
    }
  };
  for (const start of graph.keys()) visit(start, start, [start], new Set([start]));
  return rings;
}
