import { setTimeout as sleep } from 'node:timers/promises';
import { Lanes } from './lanes';

describe('lanes', () => {
  it('give each kind all batches in their order, whichever worker is free', async () => {
    const done: Record<string, number[]> = { slow: [], quick: [] };
    const used = new Set<string>();
    let most = 0;
    let atOnce = 0;
    const lanes = new Lanes(['slow', 'quick'], ['a', 'b'], async (kind: string, batch: number, worker: string) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      used.add(worker);
      await sleep(kind === 'slow' ? 5 : 1);
      done[kind]?.push(batch);
      atOnce -= 1;
    });
    for (let batch = 0; batch < 20; batch += 1) {
      await lanes.push(batch);
      expect(batch - (done['slow']?.length ?? 0)).toBeLessThan(4);
    }
    await lanes.end();
    const all = Array.from({ length: 20 }, (_none, n) => n);
    expect([done['slow'], done['quick'], most, used.size]).toEqual([all, all, 2, 2]);
  });

  it('stop at a failure, with no work still running', async () => {
    let [under, applied] = [0, 0];
    const lanes = new Lanes(['one', 'other'], ['a', 'b'], async (kind: string, batch: number) => {
      under += 1;
      await sleep(1);
      under -= 1;
      applied += 1;
      if (kind === 'one' && batch === 2) throw new Error('unreadable');
    });
    const feeding = async (): Promise<void> => {
      for (let batch = 0; batch < 100; batch += 1) await lanes.push(batch);
      await lanes.end();
    };
    await expect(feeding()).rejects.toThrow('unreadable');
    await lanes.stop();
    expect(under).toBe(0);
    expect(applied).toBeLessThan(20);
  });
});
