import { KeyedMutex } from './keyed-mutex';

describe('taking turns', () => {
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('keeps the order of one key and does not block other keys', async () => {
    const mutex = new KeyedMutex();
    const done: string[] = [];
    const work = (name: string, pauses: number) => async () => {
      for (let left = pauses; left > 0; left -= 1) await pause();
      done.push(name);
    };
    await Promise.all([mutex.take('a', work('a1', 5)), mutex.take('a', work('a2', 0)), mutex.take('b', work('b1', 1))]);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it('continues after failed work; only the caller of that work gets its error', async () => {
    const mutex = new KeyedMutex();
    const failing = mutex.take('a', () => Promise.reject(new Error('refused')));
    const next = mutex.take('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    await expect(next).resolves.toBe('done');
  });
});
