interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

export interface BatchOptions<Item> {
  /** The most items in one batch. */
  most: number;
  /** The most batches that run at the same time. While so many run, new items wait and make the next batch. */
  concurrency: number;
  /** Two items with the same key never share a batch. */
  keyOf?(item: Item): string;
}

/** Options for small reads. */
export const SMALL_READ_BATCHES = { most: 64, concurrency: 2 } as const;

/**
 * Joins work of the same kind into one call: all items that are added at the same moment, or while earlier calls are running. A single item
 * does not wait for others. The work on an item begins after it was added, so a read sees everything that was written before the request.
 */
export class Batches<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private underWay = 0;
  private isPlanned = false;

  /** `work` returns one result for each item, in their order. If it fails, all items of the batch are rejected. */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: BatchOptions<Item>,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.plan();
    });
  }

  /** Starts a batch after all requests that have already arrived were handled, so that requests of the same moment share a batch. */
  private plan(): void {
    if (this.isPlanned || this.waiting.length === 0 || this.underWay >= this.options.concurrency) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      void this.run(this.take());
      this.plan();
    });
  }

  private take(): Waiting<Item, Result>[] {
    const { most, keyOf } = this.options;
    const keys = new Set<string>();
    const [taken, left]: [Waiting<Item, Result>[], Waiting<Item, Result>[]] = [[], []];
    for (const one of this.waiting) {
      const key = keyOf?.(one.item);
      const fits = taken.length < most && (key === undefined || !keys.has(key));
      if (fits && key !== undefined) keys.add(key);
      (fits ? taken : left).push(one);
    }
    this.waiting = left;
    return taken;
  }

  private async run(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    this.underWay += 1;
    try {
      const results = await this.work(taken.map(({ item }) => item));
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result);
    } catch (failure) {
      for (const { reject } of taken) reject(failure);
    } finally {
      this.underWay -= 1;
      this.plan();
    }
  }
}
