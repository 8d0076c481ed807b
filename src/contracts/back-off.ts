/** Pauses between attempts, in milliseconds: each is twice the last, up to the maximum; `reset` starts again from the first. */
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

  /** Starts again from the first pause when the attempt that began at `startedAt` lasted longer than the longest pause. */
  resetAfterLong(startedAt: number): void {
    if (Date.now() - startedAt > this.longest) this.reset();
  }
}
