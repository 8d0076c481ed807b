/** Growing pauses between attempts, in milliseconds; back to the first after a success. */
export class BackOff {
  private pause: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.pause = first;
  }

  next(): number {
    const now = this.pause;
    this.pause = Math.min(now * 2, this.longest);
    return now;
  }

  reset(): void {
    this.pause = this.first;
  }
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
