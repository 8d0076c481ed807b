import { createHash } from 'node:crypto';

const HEX = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Repeatable random numbers: the same seed gives the same numbers on every machine, independent of other instances (the generator
 * sfc32). Not for secrets.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  private constructor(words: readonly (string | number)[]) {
    const digest = createHash('sha256').update(words.join('\u0000')).digest();
    [this.a, this.b, this.c] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8)];
    for (let round = 0; round < 12; round += 1) this.bits();
  }

  static of(...words: (string | number)[]): Random {
    return new Random(words);
  }

  /** From 0 to below 1. */
  next(): number {
    return (this.bits() >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`, both inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }

  /** One of the keys, with the probability of its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest < 0) return key;
    }
    throw new RangeError('There are no weights');
  }

  /** A duration of human work: half of them are shorter than `median`, a few much longer. `spread` from about 0.4 (punctual) to 1. */
  duration(median: number, spread: number): number {
    const [u, v] = [1 - this.next(), this.next()];
    return median * Math.exp(spread * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v));
  }

  /** Returns `digits` hexadecimal digits; `digits` must be even. */
  hex(digits: number): string {
    let text = '';
    while (text.length < digits) {
      const bits = this.bits();
      for (let shift = 0; shift < 32; shift += 8) text += HEX[(bits >>> shift) & 255] ?? '';
    }
    return text.slice(0, digits);
  }

  /** In the form of a version 4 UUID. */
  uuid(): string {
    const digits = this.hex(32);
    const variant = '89ab'.charAt(this.bits() & 3);
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
  }

  private bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum;
  }
}
