import { HashShelves } from './hash-shelves';
import { type Blobs, sweepBlobs } from './index';

/** Already too many for a set within the limit below. Set `SWEEP=20000000` for a run over night. */
const MANY = Number(process.env['SWEEP'] ?? 4_000_000);
/** Nothing refers to every thousandth of them. */
const EVERY = 1_000;
const MEGABYTE = 2 ** 20;
/** A set of twenty million would take more than 2 GB, if it could hold them at all. */
const MOST_MEGABYTES = 300;

/** As evenly distributed as real hashes, but quicker to make. */
const hashOf = (n: number): string => {
  const part = Math.imul(n, 2_654_435_761) >>> 0;
  return `${part.toString(16).padStart(8, '0')}${n.toString(16).padStart(56, '0')}`;
};

it('sweeps among millions of hashes in constant memory', async () => {
  let [removed, most] = [0, 0];
  const measure = (): void => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, (heapUsed + arrayBuffers) / MEGABYTE);
  };
  const before = process.memoryUsage();
  async function* list() {
    for (let n = 0; n < MANY; n += 1) {
      if (n % 1_000_000 === 0) measure();
      yield { hash: hashOf(n), size: 1, storedAt: new Date(0) };
    }
  }
  const remove = async (): Promise<boolean> => {
    if (removed % 1_000 === 0) measure();
    removed += 1;
    return true;
  };
  const report = await HashShelves.during(async (keep) => {
    for (let n = 0; n < MANY; n += 1) if (n % EVERY !== 0) await keep.add(hashOf(n));
    return sweepBlobs({ list, remove } as unknown as Blobs, { keep, before: new Date() });
  });
  expect([report, removed]).toEqual([{ count: MANY / EVERY, bytes: MANY / EVERY }, MANY / EVERY]);
  expect(most - (before.heapUsed + before.arrayBuffers) / MEGABYTE).toBeLessThan(MOST_MEGABYTES);
}, 1_200_000);
