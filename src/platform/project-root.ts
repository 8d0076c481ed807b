import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, both from the sources and from `dist`: the nearest parent with a lock file. */
export function projectRoot(): string {
  for (let at = __dirname; dirname(at) !== at; at = dirname(at)) {
    if (existsSync(join(at, 'package-lock.json'))) return at;
  }
  return process.cwd();
}
