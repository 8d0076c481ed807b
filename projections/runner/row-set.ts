/** The rows of one group, as an event finds and leaves them; remembers what changed. */
export class RowSet<Row extends object> {
  private readonly rows = new Map<string, Row>();
  private readonly touched = new Set<string>();

  constructor(private readonly keyOf: (row: Row) => string) {}

  /** A row as it is in the table. */
  load(row: Row): void {
    this.rows.set(this.keyOf(row), row);
  }

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  /**
   * The row, which the events before must have made.
   * @throws when it is not there: the event is then one that this projection cannot read.
   */
  need(key: string): Row {
    const row = this.rows.get(key);
    if (!row) throw new Error(`There is no row ${key}`);
    return row;
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  put(row: Row): void {
    const key = this.keyOf(row);
    this.rows.set(key, row);
    this.touched.add(key);
  }

  /** Changes the row, which must be there, in the given columns; in place, since the rows are the batch's own. */
  change(key: string, columns: Partial<Row>): void {
    this.put(Object.assign(this.need(key), columns));
  }

  remove(key: string): void {
    if (this.rows.delete(key)) this.touched.add(key);
  }

  changed(): Row[] {
    return [...this.touched].flatMap((key) => this.rows.get(key) ?? []);
  }

  removed(): string[] {
    return [...this.touched].filter((key) => !this.rows.has(key));
  }
}
