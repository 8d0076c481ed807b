/** A place in an event's data, with the indices for the stars of its path. */
export interface Leaf {
  path: readonly string[];
  indices: readonly string[];
  value: string;
}

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** All texts at a path with stars, except empty ones. */
export function leavesAt(data: unknown, path: readonly string[]): Leaf[] {
  if (!path.includes('*')) return oneLeaf(data, path);
  const leaves: Leaf[] = [];
  const walk = (value: unknown, at: readonly string[], indices: readonly string[]): void => {
    const key = path[at.length];
    if (key === undefined) {
      if (typeof value === 'string' && value !== '') leaves.push({ path: at, indices, value });
    } else if (key !== '*') {
      if (isContainer(value)) walk(value[key], [...at, key], indices);
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, [...at, String(index)], [...indices, String(index)]));
    }
  };
  walk(data, [], []);
  return leaves;
}

const NONE: readonly string[] = [];

/** The same for a path without stars, as most paths are: nothing is copied. */
function oneLeaf(data: unknown, path: readonly string[]): Leaf[] {
  let value = data;
  for (const key of path) {
    if (!isContainer(value)) return [];
    value = value[key];
  }
  return typeof value === 'string' && value !== '' ? [{ path, indices: NONE, value }] : [];
}

/** Few paths are ever declared, each of them is read many times. */
const declared = new Map<string, readonly string[]>();

function partsOf(path: string): readonly string[] {
  let parts = declared.get(path);
  if (!parts) declared.set(path, (parts = path.split('.')));
  return parts;
}

/** The text at a declared path whose stars are these indices; null if there is none. */
export function textAt(data: unknown, path: string, indices: readonly string[]): string | null {
  let nth = 0;
  let value = data;
  for (const key of partsOf(path)) {
    if (!isContainer(value)) return null;
    value = value[key === '*' ? (indices[nth++] ?? '') : key];
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Sets a text at a path. Does nothing if the path does not exist, as in data of another program. */
export function setText(data: unknown, path: readonly string[], value: string | null): void {
  let place = data;
  const last = path.length - 1;
  for (let at = 0; at < last; at += 1) {
    if (!isContainer(place)) return;
    place = place[path[at] ?? ''];
  }
  if (isContainer(place)) place[path[last] ?? ''] = value;
}

/** A copy of JSON-safe data that can be changed. */
export function copyOf<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyOf) as Data;
  if (!isContainer(data)) return data;
  const copy: Container = {};
  for (const key of Object.keys(data)) copy[key] = copyOf(data[key]);
  return copy as Data;
}
