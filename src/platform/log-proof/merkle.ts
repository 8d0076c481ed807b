import { createHash } from 'node:crypto';

/**
 * The tree of RFC 6962 (Certificate Transparency): a node is hashed with another prefix than a leaf, so that neither can be taken for the
 * other.
 */
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** The hash of the text of one leaf. */
export const leafHash = (content: string): Buffer => createHash('sha256').update(LEAF).update(content, 'utf8').digest();

const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** The root of no leaves. */
export const EMPTY_ROOT: Buffer = createHash('sha256').digest();

/** The largest power of two below `count`, which is at least 2. */
function split(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** One step from a leaf to the root: the sibling hash, and its side. */
export interface PathStep {
  side: 'left' | 'right';
  hash: Buffer;
}

/**
 * The tree over hashes of leaves, or over the roots of complete trees of one size, the last of which may be smaller. Computed hashes are
 * cached, so that many paths of one tree cost little more than one.
 */
export class Tree {
  private readonly kept = new Map<string, Buffer>();

  constructor(private readonly hashes: readonly Buffer[]) {}

  root(): Buffer {
    return this.hashes.length === 0 ? EMPTY_ROOT : this.rootOver(0, this.hashes.length);
  }

  /** The steps from one hash up to the root. @throws RangeError when there is no such hash. */
  path(index: number): PathStep[] {
    const count = this.hashes.length;
    if (index < 0 || index >= count) throw new RangeError(`There is no hash ${index} among ${count}`);
    return this.pathWithin(index, 0, count);
  }

  private pathWithin(index: number, first: number, count: number): PathStep[] {
    if (count === 1) return [];
    const left = split(count);
    const middle = first + left;
    return index < middle
      ? [...this.pathWithin(index, first, left), { side: 'right', hash: this.rootOver(middle, count - left) }]
      : [...this.pathWithin(index, middle, count - left), { side: 'left', hash: this.rootOver(first, left) }];
  }

  /** Of at least one hash. */
  private rootOver(first: number, count: number): Buffer {
    const [only] = count === 1 ? this.hashes.slice(first, first + 1) : [];
    if (only) return only;
    const place = `${first} ${count}`;
    const left = split(count);
    const root =
      this.kept.get(place) ?? nodeHash(this.rootOver(first, left), this.rootOver(first + left, count - left));
    this.kept.set(place, root);
    return root;
  }
}

export const rootOf = (hashes: readonly Buffer[]): Buffer => new Tree(hashes).root();

/** The root to which a path leads. */
export const rootByPath = (hash: Buffer, path: readonly PathStep[]): Buffer =>
  path.reduce((below, step) => (step.side === 'left' ? nodeHash(step.hash, below) : nodeHash(below, step.hash)), hash);

/** The root of a growing list, with memory for its logarithm only. */
export class GrowingRoot {
  /** Roots of complete trees, the largest first. Their sizes are the powers of two in `size`. */
  private readonly peaks: Buffer[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  push(hash: Buffer): void {
    let top = hash;
    for (let rest = this.count; rest % 2 === 1; rest = (rest - 1) / 2) top = nodeHash(this.peaks.pop() ?? top, top);
    this.peaks.push(top);
    this.count += 1;
  }

  root(): Buffer {
    const [last, ...others] = [...this.peaks].reverse();
    return last ? others.reduce((right, left) => nodeHash(left, right), last) : EMPTY_ROOT;
  }
}
