/**
 * A keyed mutex. It serialises the writes to one article within this process, so that parallel uploads do not use up each other's
 * retries. The expected revision still detects conflicts between processes.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` once all earlier work with the same key has ended, whether it succeeded or failed. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
