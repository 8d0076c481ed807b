import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { type Figure, markdownTable, ratio, share } from './report';

export interface Run {
  at: string;
  /** Machines of one class have comparable figures. */
  machine: string;
  loadBefore: number;
  figures: Figure[];
}

const FOLDER = join(__dirname, 'runs');
const PAGE = join(__dirname, '../../docs/benchmarks.md');
const [BEGIN, END] = ['<!-- made by npm run bench -- --store: begin -->', '<!-- end -->'];

export const machineClass = (): string =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.version}`;

const pathOf = (machine: string): string => join(FOLDER, `${machine.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);

/** The run that is stored for machines like this one; null without one. */
export function storedRun(machine: string): Run | null {
  const path = pathOf(machine);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Run) : null;
}

/** The value by which figures are compared: the share of the first peer, which varies with the machine as well, or else the rate. */
function measureOf(figure: Figure): number | undefined {
  const [peer] = figure.beside ?? [];
  return peer ? ratio(figure, peer) : (figure.seconds ?? figure.perSecond);
}

/** One line for each figure: this run next to an earlier run. */
export function comparison(now: Run, before: Run): string {
  const lines = now.figures.flatMap((figure) => {
    const same = before.figures.find(({ what, clients }) => what === figure.what && clients === figure.clients);
    const [present, earlier] = [measureOf(figure), same && measureOf(same)];
    if (present === undefined || !earlier) return [];
    const name = figure.clients === undefined ? figure.what : `${figure.what} (${figure.clients})`;
    const spent =
      same?.serverMs && figure.serverMs
        ? `; server ms ${same.serverMs.toFixed(2)} -> ${figure.serverMs.toFixed(2)}`
        : '';
    const unit = figure.beside?.[0] ? ` of ${figure.beside[0].what}` : '';
    return [`${name}: ${share(earlier)} -> ${share(present)}${unit}${spent}`];
  });
  return [`Beside the stored run of ${before.at} (load ${before.loadBefore.toFixed(1)}):`, ...lines].join('\n');
}

/** Stores a run as the one to compare with and writes the page. Parts that it did not measure are kept from the earlier run. */
export function store(run: Run): void {
  const before = storedRun(run.machine);
  const isNew = (old: Figure): boolean =>
    !run.figures.some(({ what, clients }) => what === old.what && clients === old.clients);
  const all = { ...run, figures: [...run.figures, ...(before?.figures ?? []).filter(isNew)] };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(run.machine), `${JSON.stringify(all, null, 2)}\n`);
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for the figures`);
  const summary = `${run.machine}; ${run.at.slice(0, 16)}; load before the run ${run.loadBefore.toFixed(1)}.`;
  writeFileSync(
    PAGE,
    `${page.slice(0, begin)}${BEGIN}\n\n${summary}\n\n${markdownTable(all.figures)}\n\n${page.slice(end)}`,
  );
}
