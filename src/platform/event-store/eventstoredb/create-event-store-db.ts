import { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStore } from '../port';
import { appendEvents } from './append';
import { head, readAll, readStream } from './read';
import { EsdbSubscription } from './subscription';

const DEFAULT_READ_BATCH = 1_000;

/**
 * The EventStoreDB adapter (ADR 0004). `url` has the form of the server's documentation: esdb://host:2113?tls=false. It connects on
 * the first call. The server's append limit counts all events of an append together, the port's each event alone. So a deployment
 * raises the server's limit (see docker-compose.yml).
 */
export function createEventStoreDb(url: string): EventStore {
  const client = EventStoreDBClient.connectionString(url);
  const subscriptions = new Set<EsdbSubscription>();
  return {
    append: (streamId, expected, events) => appendEvents(client, streamId, expected, events),
    readStream: (streamId, options = {}) => readStream(client, streamId, options),
    readAll: (after, batchSize = DEFAULT_READ_BATCH) => readAll(client, after, batchSize),
    head: () => head(client),
    subscribe: (options) => {
      const subscription = new EsdbSubscription(client, options);
      subscriptions.add(subscription);
      const stop = async () => {
        await subscription.stop();
        subscriptions.delete(subscription);
      };
      return { stop };
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await client.dispose();
    },
  };
}
