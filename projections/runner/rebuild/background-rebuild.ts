import { untilAborted } from '../../../src/platform/leadership/until-aborted';
import type { RefillContext } from '../quarantine/refill';
import { prepareReadModels } from './prepare';

interface RebuildCallbacks {
  onTrouble?(error: Error): void;
  onRebuilt?(names: string[]): void;
}

const PAUSE_MS = 1_000;

/** Resolves when the work is done, at the latest after this time. */
export async function untilDone(work: Promise<void>, longestMs: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, untilAborted(over.signal, longestMs)]);
  over.abort();
}

/** Rebuilds missing and outdated read models in the background. A rebuild that the end of the process interrupts begins again at the next start. */
export class BackgroundRebuild {
  private readonly ending = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private working = false;

  constructor(
    private readonly context: RefillContext,
    private readonly callbacks: RebuildCallbacks,
  ) {}

  /** Looks for read models to rebuild, unless a rebuild is already running. */
  start(): void {
    if (this.working) return;
    this.working = true;
    this.running = this.run().finally(() => {
      this.working = false;
    });
  }

  get isAtWork(): boolean {
    return this.working;
  }

  /** Resolves when no rebuild is running: all read models are as this release needs them, or the process ends. Never rejects. */
  get done(): Promise<void> {
    return this.running;
  }

  /** Interrupts a rebuild, also within a long statement. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        const names = await prepareReadModels(this.context, signal);
        if (names.length > 0) this.callbacks.onRebuilt?.(names);
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.callbacks.onTrouble?.(error instanceof Error ? error : new Error(String(error)));
        await untilAborted(signal, PAUSE_MS);
      }
    }
  }
}
