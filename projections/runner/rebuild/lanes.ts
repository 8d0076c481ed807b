/** Batches that a lane may be behind the reading, so that memory stays bounded. */
const LONGEST = 3;

interface Lane<Kind, Batch> {
  kind: Kind;
  waiting: Batch[];
  isBusy: boolean;
}

/**
 * Applies batches to several kinds in parallel: each kind takes them one by one in their order, and no kind waits for another. A free
 * worker takes the lane that is furthest behind.
 */
export class Lanes<Kind, Batch, Worker> {
  private readonly lanes: Lane<Kind, Batch>[];
  private readonly free: Worker[];
  private failure: { error: unknown } | null = null;
  private busy = 0;
  private wake: (() => void) | null = null;

  constructor(
    kinds: readonly Kind[],
    workers: readonly Worker[],
    private readonly apply: (kind: Kind, batch: Batch, worker: Worker) => Promise<void>,
  ) {
    this.lanes = kinds.map((kind) => ({ kind, waiting: [], isBusy: false }));
    this.free = [...workers];
  }

  /** Resolves once there is room for the next one. @throws what `apply` throws. */
  async push(batch: Batch): Promise<void> {
    for (const lane of this.lanes) lane.waiting.push(batch);
    this.start();
    await this.until(() => this.lanes.every(({ waiting }) => waiting.length < LONGEST));
  }

  /** Resolves when all is applied. @throws what `apply` throws. */
  async end(): Promise<void> {
    await this.until(() => this.busy === 0 && this.lanes.every(({ waiting }) => waiting.length === 0));
  }

  /** Drops the waiting batches. Resolves when none is being applied any more. */
  async stop(): Promise<void> {
    this.failure ??= { error: new Error('The rebuild was stopped') };
    while (this.busy > 0) await this.change();
  }

  private async until(holds: () => boolean): Promise<void> {
    while (this.failure === null && !holds()) await this.change();
    if (this.failure !== null) throw this.failure.error;
  }

  private change(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  private start(): void {
    while (this.failure === null && this.free.length > 0) {
      const ready = this.lanes.filter(({ isBusy, waiting }) => !isBusy && waiting.length > 0);
      const [lane] = ready.sort((one, other) => other.waiting.length - one.waiting.length);
      const worker = lane && this.free.shift();
      if (!lane || worker === undefined) return;
      void this.run(lane, worker);
    }
  }

  private async run(lane: Lane<Kind, Batch>, worker: Worker): Promise<void> {
    const batch = lane.waiting.shift() as Batch;
    lane.isBusy = true;
    this.busy += 1;
    try {
      await this.apply(lane.kind, batch, worker);
    } catch (error) {
      this.failure ??= { error };
    }
    this.busy -= 1;
    lane.isBusy = false;
    this.free.push(worker);
    this.start();
    this.wake?.();
  }
}
