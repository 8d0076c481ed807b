import type { EventStore } from '../port';
import { appendEvents } from './append';
import { EsdbConnection } from './connection';
import { head, readAll, readStream } from './read';
import { storedReads } from './stored-reads';
import { EsdbSubscription } from './subscription';

const DEFAULT_READ_BATCH = 1_000;

/**
 * The EventStoreDB adapter (ADR 0004). `url` has the form of the server's documentation: esdb://host:2113?tls=false. It connects on the
 * first call. The port's size limit of an append is the server's default, so a deployment need not change it.
 */
export function createEventStoreDb(url: string): EventStore {
  const connection = new EsdbConnection(url);
  const subscriptions = new Set<EsdbSubscription>();
  return {
    stored: storedReads(connection, DEFAULT_READ_BATCH),
    append: (streamId, expected, events) =>
      connection.write((client) => appendEvents(client, streamId, expected, events)),
    readStream: (streamId, options = {}) => connection.read((client) => readStream(client, streamId, options)),
    readAll: (after, batchSize = DEFAULT_READ_BATCH) => readAll(connection, after, batchSize),
    head: () => connection.read(head),
    subscribe: (options) => {
      const subscription = new EsdbSubscription(connection, options);
      subscriptions.add(subscription);
      const stop = async () => {
        await subscription.stop();
        subscriptions.delete(subscription);
      };
      return { stop };
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await connection.close();
    },
  };
}
