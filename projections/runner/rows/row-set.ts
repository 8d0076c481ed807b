/** The rows of one group while events are applied to them; records the changes. */
export class RowSet<Row extends object> {
  private readonly rows = new Map<string, Row>();
  private readonly touched = new Set<string>();
  private readonly loaded = new Set<string>();

  constructor(private readonly keyOf: (row: Row) => string) {}

  /** Adds a row from the table. */
  load(row: Row): void {
    this.rows.set(this.keyOf(row), row);
    this.loaded.add(this.keyOf(row));
  }

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  /**
   * The row, which earlier events must have created.
   * @throws when it is missing: the projection cannot read the event.
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

  /** Changes the given columns of an existing row, in place, since the rows belong to the batch. */
  change(key: string, columns: Partial<Row>): void {
    this.put(Object.assign(this.need(key), columns));
  }

  remove(key: string): void {
    if (this.rows.delete(key)) this.touched.add(key);
  }

  changed(): Row[] {
    return [...this.touched].flatMap((key) => this.rows.get(key) ?? []);
  }

  /** The changed rows that the table does not have yet. */
  fresh(): Row[] {
    return [...this.touched].flatMap((key) => (this.loaded.has(key) ? [] : (this.rows.get(key) ?? [])));
  }

  removed(): string[] {
    return [...this.touched].filter((key) => !this.rows.has(key));
  }
}
