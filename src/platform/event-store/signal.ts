/**
 * A latch for one waiting loop: `set` ends the current wait, or the next one if the loop is not waiting. So no wake-up is lost between a
 * check and the wait.
 */
export class Signal {
  private raised = false;
  private waiting: (() => void) | null = null;

  set(): void {
    this.raised = true;
    this.waiting?.();
  }

  /** Resolves when set or after `ms` milliseconds; true when it was set. Resets the signal. */
  async wait(ms?: number): Promise<boolean> {
    if (!this.raised) await this.pause(ms);
    const raised = this.raised;
    this.raised = false;
    return raised;
  }

  private pause(ms: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? null : setTimeout(() => this.waiting?.(), ms);
      this.waiting = () => {
        if (timer) clearTimeout(timer);
        this.waiting = null;
        resolve();
      };
    });
  }
}
