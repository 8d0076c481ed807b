/**
 * Lets the writes to one article take turns within this process, so that several uploads at once do not use up each other's
 * retries. Conflicts between processes are still found by the expected revision.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` once all earlier work of the same key has ended, however it ended. */
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
