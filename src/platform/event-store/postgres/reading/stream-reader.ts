import type { Pool } from 'pg';
import { Batches, SMALL_READ_BATCHES } from '../../../batches/batches';
import type { ReadStreamOptions, RecordedEvent } from '../../port';
import { growthOf, readStreamEnds, readStreamRows, type StreamEnd } from '../rows';

/** Reads streams. Reads forward to the end of a stream, as before each command, share a statement with other such reads of the same moment. */
export class StreamReader {
  private statements = 0;
  private readonly together = new Batches<StreamEnd, RecordedEvent[]>(
    (ends) => this.readEnds(ends),
    SMALL_READ_BATCHES,
  );

  constructor(private readonly pool: Pool) {}

  read(streamId: string, options: ReadStreamOptions): Promise<RecordedEvent[]> {
    const { direction, from = 0, max } = options;
    if (direction === 'backward' || max !== undefined) return readStreamRows(this.pool, streamId, options);
    return this.together.add({ streamId, from });
  }

  private async readEnds(ends: readonly StreamEnd[]): Promise<RecordedEvent[][]> {
    const [only] = ends;
    if (only && ends.length === 1) return [await readStreamRows(this.pool, only.streamId, { from: only.from })];
    this.statements += 1;
    return readStreamEnds(this.pool, ends, growthOf(this.statements));
  }
}
