import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';

/** The map next to a built file; null for a file of a package or of Node. */
function readMap(file: string): SourceMap | null {
  const path = `${file}.map`;
  if (file.includes('node_modules') || !existsSync(path)) return null;
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return null;
  }
}

/**
 * Makes stack traces name the lines of the sources. Node's `--enable-source-maps` reads the maps of all files at the start, which costs a
 * fifth of a second and 15 MB; here a map is read when a trace first needs it (ADR 97).
 */
export function nameSourceLines(): void {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(file);
    maps.set(file, map);
    return map;
  };
  const describe = (frame: NodeJS.CallSite): string => {
    const text = String(frame);
    const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
    if (!file?.startsWith('/') || line === null || column === null) return text;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return text;
    const source = join(dirname(file), entry.originalSource);
    return text.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
  };
  Error.prepareStackTrace = (error, frames) => [String(error), ...frames.map(describe)].join('\n    at ');
}
