import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|\.git)(\/|$)|\.(spec|int-spec|browser-spec|slow-spec|long-spec)\.tsx?$/;

/** All files below the named files and folders, sorted, without tests and generated files. Paths are relative to the project's folder. */
export function filesBelow(names) {
  const found = [];
  const visit = (path) => {
    const name = relative(root, path).replaceAll('\\', '/');
    if (SKIPPED.test(name)) return;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const entry of readdirSync(path).sort()) visit(join(path, entry));
    else if (stats?.isFile()) found.push(name);
  };
  for (const name of names) visit(join(root, name));
  return found;
}

/** One hash of the names and contents of all files below the named files and folders. */
export function sourceHash(names) {
  const hash = createHash('sha256');
  for (const name of filesBelow(names)) {
    const bytes = readFileSync(join(root, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
