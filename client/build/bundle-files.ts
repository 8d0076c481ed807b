import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The name of the output file that contains a source file; `source` has no file ending. Empty if there is none. */
export function fileOf(bundle: Bundle, source: string): string {
  const isSource = (id: string): boolean => id.startsWith(`${source}.`);
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some(isSource));
  return found?.fileName ?? '';
}

/** The name of an output file, and the names of all files that it imports statically. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found];
  found.add(file);
  chunk.imports.forEach((name) => withImports(bundle, name, found));
  return [...found];
}
