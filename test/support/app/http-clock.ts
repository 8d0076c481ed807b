import type { Clock } from '../../../src/platform/clock/clock';

/** The real time, until a test changes it. */
export class TestClock implements Clock {
  private shift = 0;
  private stopped: Date | null = null;
  /** Called after each change with the milliseconds by which the clock is ahead of the real time. */
  onShift: (ms: number) => void = () => undefined;

  now(): Date {
    return this.stopped ?? new Date(Date.now() + this.shift);
  }

  advance(by: { days?: number; minutes?: number }): void {
    this.shift += (by.days ?? 0) * 86_400_000 + (by.minutes ?? 0) * 60_000;
    this.onShift(this.shift);
  }

  /** The clock shows this moment from now on, until it is stopped at another one. */
  stopAt(moment: Date): void {
    this.stopped = moment;
  }
}
