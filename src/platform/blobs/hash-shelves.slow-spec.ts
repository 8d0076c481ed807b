import { createHash } from 'node:crypto';
import { HashShelves, sameShelves } from './hash-shelves';

const hashOf = (n: number): string => createHash('sha256').update(String(n)).digest('hex');

describe('shelves of hashes', () => {
  it('return each hash once, with its last number, on the same shelf in every set', async () => {
    await HashShelves.during((one) =>
      HashShelves.during(async (other) => {
        for (let n = 0; n < 200_000; n += 1) await one.add(hashOf(n % 150_000), n);
        for (let n = 100_000; n < 300_000; n += 1) await other.add(hashOf(n));
        const [inBoth, numbers] = [[] as string[], new Map<string, number>()];
        for await (const [a, b] of sameShelves(one, other)) {
          for (const [hash, value] of a) {
            numbers.set(hash, value);
            if (b.has(hash)) inBoth.push(hash);
          }
        }
        expect([numbers.size, inBoth.length]).toEqual([150_000, 50_000]);
        expect([numbers.get(hashOf(7)), numbers.get(hashOf(60_000))]).toEqual([150_007, 60_000]);
        expect(new Set(inBoth).has(hashOf(120_000))).toBe(true);
      }),
    );
  });

  it('refuse a value that is not a hash', async () => {
    await HashShelves.during(async (shelves) => {
      await expect(shelves.add('no hash')).rejects.toThrow(RangeError);
    });
  });
});
