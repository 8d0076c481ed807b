/** How long actions on a screen take until their result is shown. Printed after the file; no test asserts on a time. */
export class ActionTimes {
  private readonly taken: string[] = [];

  constructor(private readonly about: string) {}

  /** @returns what the action returns. */
  async of<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await action();
    this.taken.push(`${name} ${Math.round(performance.now() - began)} ms`);
    return result;
  }

  /** For `afterAll`. */
  print(): void {
    process.stdout.write(`${this.about}: ${this.taken.join(', ')}\n`);
  }
}
