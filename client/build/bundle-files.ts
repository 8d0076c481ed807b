import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The file of the build that a source file went into; `source` without its ending. Empty if there is none. */
export function fileOf(bundle: Bundle, source: string): string {
  const isSource = (id: string): boolean => id.startsWith(`${source}.`);
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some(isSource));
  return found?.fileName ?? '';
}

/** A file of the build and all that it imports at once. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found];
  found.add(file);
  chunk.imports.forEach((name) => withImports(bundle, name, found));
  return [...found];
}
