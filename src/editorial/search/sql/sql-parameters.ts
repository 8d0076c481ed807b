/** The values of one statement, in the order of their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder of a value, '$1' and so on. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
