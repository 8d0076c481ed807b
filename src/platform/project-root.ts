import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, whether this runs from the sources or from `dist`: the nearest one above with a lock file. */
export function projectRoot(): string {
  for (let at = __dirname; dirname(at) !== at; at = dirname(at)) {
    if (existsSync(join(at, 'package-lock.json'))) return at;
  }
  return process.cwd();
}
