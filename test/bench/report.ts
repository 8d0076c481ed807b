/** One measurement. */
export interface Figure {
  what: string;
  clients?: number;
  perSecond: number;
  /** The rate per second of the same Postgres without the product, in the same rounds. */
  limit?: number;
  /** Milliseconds. */
  p50?: number;
  p97_5?: number;
  failed?: number;
  /** Milliseconds of the server's CPU time per call, without Postgres: hardly affected by other load on the machine. */
  serverMs?: number;
}

const HEAD = ['', 'clients', 'per second', 'of raw', 'p50 ms', 'p97.5 ms', 'failed', 'server ms'];

function cells({ what, clients, perSecond, limit, p50, p97_5, failed, serverMs }: Figure): string[] {
  const share = limit === undefined ? '' : `${Math.round((perSecond / limit) * 100)} %`;
  const plain = [p50, p97_5, failed, serverMs?.toFixed(1)].map((value) => (value === undefined ? '' : String(value)));
  return [what, clients === undefined ? '' : String(clients), String(Math.round(perSecond)), share, ...plain];
}

/** The figures as a readable table. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_title, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}
