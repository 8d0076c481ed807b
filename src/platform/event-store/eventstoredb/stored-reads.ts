import type { RecordedEvent, StoredEvent, StoredReads } from '../port';
import type { EsdbConnection } from './connection';
import { readAll, readStream } from './read';

/** The client parses JSON itself. Serialising it again gives the stored text, because this product stores JSON in no other form. */
const toStored = (event: RecordedEvent): StoredEvent => ({
  ...event,
  data: JSON.stringify(event.data),
  metadata: JSON.stringify(event.metadata),
});

/** The events of the store with data and metadata as texts. */
export const storedReads = (connection: Pick<EsdbConnection, 'read'>, defaultBatch: number): StoredReads => ({
  readAll: async function* (after, batchSize = defaultBatch) {
    for await (const batch of readAll(connection, after, batchSize)) yield batch.map(toStored);
  },
  readStream: async (streamId) => (await connection.read((client) => readStream(client, streamId, {}))).map(toStored),
});
