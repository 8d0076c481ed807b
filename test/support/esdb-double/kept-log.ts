import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { StoredEvent } from './event-log';

/** An event in the form for a file. */
interface Kept extends Omit<StoredEvent, 'position' | 'metadata' | 'customMetadata' | 'data'> {
  position: string;
  metadata: [string, string][];
  customMetadata: string;
  data: string;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const toKept = (event: StoredEvent): Kept => ({
  ...event,
  position: String(event.position),
  metadata: [...event.metadata],
  customMetadata: base64(event.customMetadata),
  data: base64(event.data),
});

const fromKept = (event: Kept): StoredEvent => ({
  ...event,
  position: BigInt(event.position),
  metadata: new Map(event.metadata),
  customMetadata: Buffer.from(event.customMetadata, 'base64'),
  data: Buffer.from(event.data, 'base64'),
});

/** The appends of a double in a file, a line each: they survive the kill of its process, not of the machine. */
export class KeptLog {
  private readonly file: number;

  constructor(private readonly path: string) {
    this.file = openSync(path, 'a');
  }

  /** All stored events. Removes the incomplete rest of an append that was killed before its answer. */
  read(): StoredEvent[] {
    const bytes = readFileSync(this.path);
    const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
    truncateSync(this.path, whole.length);
    const lines = whole.toString().split('\n').slice(0, -1);
    return lines.flatMap((line) => JSON.parse(line) as Kept[]).map(fromKept);
  }

  /** Synchronous: the append is in the file when this returns. */
  keep(append: readonly StoredEvent[]): void {
    writeSync(this.file, `${JSON.stringify(append.map(toKept))}\n`);
  }

  close(): void {
    closeSync(this.file);
  }
}
