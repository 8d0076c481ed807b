import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { RecordedEvent } from '../../../platform/event-store/port';
import { type ParquetSink, parquetSink } from '../parquet-sink';
import { type PartFile, syncFolder, UNFINISHED } from './manifest';

/** Maximum number of events that wait in memory, over all months. */
const MOST_WAITING = 20_000;

interface OpenPart {
  name: string;
  events: number;
  sink: ParquetSink;
  stream: Writable;
  /** Resolves when all bytes are on the disk. */
  closed: Promise<void>;
}

/** The month of an event in UTC, as YYYY-MM; 'unknown' for an event whose time cannot be read. */
function monthOf({ metadata }: RecordedEvent): string {
  const at = new Date(metadata.at);
  return Number.isNaN(at.getTime()) ? 'unknown' : at.toISOString().slice(0, 7);
}

function byMonth(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const months = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const month = monthOf(event);
    const own = months.get(month);
    if (own) own.push(event);
    else months.set(month, [event]);
  }
  return months;
}

/** The files of one run: one for each month in which it has events. They get their final names only when all are complete. */
export class MonthParts {
  private readonly parts = new Map<string, OpenPart>();

  /** `run`: number of the run, which makes the names of its files unique. */
  constructor(
    private readonly folder: string,
    private readonly run: number,
  ) {}

  async write(events: readonly RecordedEvent[]): Promise<void> {
    for (const [month, own] of byMonth(events)) {
      const part = this.parts.get(month) ?? (await this.begin(month));
      part.events += own.length;
      await part.sink.write(own);
    }
    // Events of a log are roughly ordered by time. If they are not, memory must stay flat with any number of open months.
    while (this.waiting() > MOST_WAITING) await this.largestPart()?.sink.endGroup();
  }

  /** Completes all files, durably and under their final names. @returns the files, sorted by name. */
  async finish(): Promise<PartFile[]> {
    const parts = [...this.parts.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { sink, stream, closed } of parts) {
      await sink.finish();
      stream.end();
      await closed;
    }
    const done: PartFile[] = [];
    for (const { name, events } of parts) {
      const path = join(this.folder, name);
      await rename(`${path}${UNFINISHED}`, path);
      await syncFolder(dirname(path));
      done.push({ name, events, bytes: (await stat(path)).size });
    }
    await syncFolder(this.folder);
    return done;
  }

  /** Removes the files after a failure, as far as possible. */
  async abandon(): Promise<void> {
    for (const { name, stream, closed } of this.parts.values()) {
      stream.destroy();
      await closed.catch(() => undefined);
      for (const end of [UNFINISHED, ''])
        await rm(join(this.folder, name + end), { force: true }).catch(() => undefined);
    }
  }

  private async begin(month: string): Promise<OpenPart> {
    const name = `month=${month}/part-${String(this.run).padStart(6, '0')}.parquet`;
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(`${path}${UNFINISHED}`, 'w', 0o600);
    // `flush` syncs the file before it is closed.
    const stream = file.createWriteStream({ flush: true });
    const closed = finished(stream);
    closed.catch(() => undefined);
    const part = { name, events: 0, sink: parquetSink(stream), stream, closed };
    this.parts.set(month, part);
    return part;
  }

  private waiting(): number {
    return [...this.parts.values()].reduce((sum, { sink }) => sum + sink.waiting(), 0);
  }

  private largestPart(): OpenPart | undefined {
    return [...this.parts.values()].sort((one, other) => other.sink.waiting() - one.sink.waiting())[0];
  }
}
