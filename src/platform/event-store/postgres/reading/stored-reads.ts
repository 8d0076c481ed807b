import { type Pool, types } from 'pg';
import type { RecordedEvent, StoredEvent, StoredReads } from '../../port';
import { type Queryable, readStreamRows } from '../rows';
import { readAllSettled } from './read-all';

const JSON_TYPE = 114;
const asText = (value: string): string => value;
/** Returns JSON columns as the stored text. */
const TEXTS = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === JSON_TYPE ? asText : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** With these connections the columns of an event are texts, although the TypeScript type of the rows says otherwise. */
const toStored = (events: RecordedEvent[]): StoredEvent[] => events as unknown as StoredEvent[];

/** The events of the table with data and metadata as they are stored, to the byte. */
export function storedReads(pool: Pool, defaultBatch: number): StoredReads {
  const db: Queryable = { query: (config) => pool.query({ ...config, types: TEXTS }) };
  return {
    readAll: async function* (after, batchSize = defaultBatch) {
      for await (const batch of readAllSettled(db, after, batchSize)) yield toStored(batch);
    },
    readStream: async (streamId) => toStored(await readStreamRows(db, streamId, {})),
  };
}
