/** A rate of the same run with which a figure is compared. */
export interface Peer {
  what: string;
  perSecond: number;
  /** The share of it that the figure should reach. */
  aim?: number;
}

/** One measurement. */
export interface Figure {
  what: string;
  clients?: number;
  perSecond?: number;
  /** The duration of a task that is timed as a whole, and the most that it should take. */
  seconds?: number;
  most?: number;
  /** The rates with which the figure is compared, from the same rounds; the first one counts most. */
  beside?: Peer[];
  /** The absolute rate that it should reach. */
  aim?: number;
  /** Milliseconds. */
  p50?: number;
  p97_5?: number;
  failed?: number;
  /** Milliseconds of the server's CPU time per call, without Postgres: hardly affected by other load on the machine. */
  serverMs?: number;
}

const HEAD = ['', 'clients', 'per second', 'of its peers', 'aim', 'p50 ms', 'p97.5 ms', 'failed', 'server ms'];

export const ratio = ({ perSecond = 0 }: Figure, peer: Peer): number =>
  perSecond / Math.max(peer.perSecond, Number.MIN_VALUE);

export const share = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/** The aim of the figure, and whether it is reached; '' without an aim. */
function verdict(figure: Figure): string {
  const aims = (figure.beside ?? []).flatMap((peer) =>
    peer.aim === undefined ? [] : [{ aim: share(peer.aim), held: ratio(figure, peer) >= peer.aim }],
  );
  const { aim, most, perSecond = 0, seconds = 0 } = figure;
  if (aim !== undefined) aims.push({ aim: String(aim), held: perSecond >= aim });
  if (most !== undefined) aims.push({ aim: `${most} s`, held: seconds <= most });
  return aims.map(({ aim: wanted, held }) => `${wanted} ${held ? 'held' : 'missed'}`).join(', ');
}

const peers = (figure: Figure): string =>
  (figure.beside ?? []).map((peer) => `${share(ratio(figure, peer))} of ${peer.what}`).join(', ');

function cells(figure: Figure): string[] {
  const { what, clients, perSecond, seconds, p50, p97_5, failed, serverMs } = figure;
  const plain = [p50, p97_5, failed, serverMs?.toFixed(2)].map((value) => (value === undefined ? '' : String(value)));
  const count = clients === undefined ? '' : String(clients);
  const rate = seconds === undefined ? String(Math.round(perSecond ?? 0)) : `${seconds.toFixed(1)} s`;
  return [what, count, rate, peers(figure), verdict(figure), ...plain];
}

const rowsOf = (figures: readonly Figure[]): string[][] => [HEAD, ...figures.map(cells)];

/** The figures as a readable table. */
export function table(figures: readonly Figure[]): string {
  const rows = rowsOf(figures);
  const widths = HEAD.map((_title, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}

/** The same for a page of the documentation. */
export function markdownTable(figures: readonly Figure[]): string {
  const [head = [], ...rows] = rowsOf(figures);
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map((_title, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}
