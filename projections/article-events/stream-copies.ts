import type { Pool } from 'pg';
import type { EventMetadata, EventStore, ReadStreamOptions, RecordedEvent } from '../../src/platform/event-store/port';
import type { StoreWatch } from '../../src/platform/event-store/store-watch';
import type { StreamReads } from '../../src/platform/event-store/stream-reads';
import { isEventStoreUnavailable } from '../../src/platform/store-unavailable/is-store-unavailable';

const LAST_REVISION = 2_147_483_647;

interface Row {
  stream_id: string;
  revision: number;
  position: string;
  id: string;
  type: string;
  data: unknown;
  metadata: EventMetadata;
}

/**
 * Reads streams from the event store. While the event store is unavailable, reads streams of articles from their copy in Postgres. The
 * copy may lack the last moments before the outage. A command that was decided on such a copy fails at the expected revision of its append.
 */
export class KeptStreams implements StreamReads {
  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly watch: Pick<StoreWatch, 'whileAvailable'>,
    private readonly pool: Pool,
  ) {}

  async readStream(streamId: string, options: ReadStreamOptions = {}): Promise<RecordedEvent[]> {
    try {
      return await this.watch.whileAvailable(() => this.store.readStream(streamId, options));
    } catch (failure) {
      if (!streamId.startsWith('article-') || !isEventStoreUnavailable(failure)) throw failure;
      return this.readCopy(streamId, options, failure);
    }
  }

  /** @throws the store's failure when the copy has not been filled yet. */
  private async readCopy(streamId: string, options: ReadStreamOptions, failure: unknown): Promise<RecordedEvent[]> {
    const backward = options.direction === 'backward';
    const sql = `SELECT stream_id, revision, position, id, type, data, metadata FROM rm.article_events
      WHERE stream_id = $1 AND revision ${backward ? '<=' : '>='} $2::integer
      ORDER BY revision ${backward ? 'DESC' : 'ASC'} LIMIT $3`;
    const values = [streamId, options.from ?? (backward ? LAST_REVISION : 0), options.max ?? null];
    const { rows } = await this.pool.query<Row>(sql, values).catch((error: { code?: string }) => {
      throw error.code === '42P01' ? failure : error;
    });
    return rows.map(({ stream_id, ...row }) => ({ ...row, streamId: stream_id }));
  }
}
