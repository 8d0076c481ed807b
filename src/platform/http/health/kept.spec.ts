import { passTime } from '../../../../test/support/clock/pass-time';
import { kept } from './kept';

describe('an answer that is kept', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is shared by all callers until its time is over, also while it is read', async () => {
    let reads = 0;
    const read = kept(90_000, async () => ++reads);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    passTime(89_000);
    expect(await read()).toBe(1);
    passTime(91_000);
    expect(await read()).toBe(2);
  });

  it('is read again after a failure', async () => {
    let reads = 0;
    const read = kept(90_000, () => (++reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(reads)));
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});
