import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { EventTooLargeError } from '../../../src/platform/event-store/port';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { eventStoreContract } from './contract';
import { openDouble, openReal } from './eventstoredb-subjects';
import { newEvent, newStream } from './subject';

const real = process.env.EVENT_STORE_URL;

/** eventstoredb.long-spec.ts has the other forms of the double. */
if (real) eventStoreContract('EventStoreDB', () => openReal(real));
else {
  eventStoreContract('the double of EventStoreDB', () => openDouble({}));
  eventStoreContract('a double that is three nodes, whose leader ends', () =>
    openDouble({ nodes: 3 }, (double) => double.elect(300)),
  );
}

describe('the append limit of an EventStoreDB server, which counts all events together', () => {
  it.each([true, false])(
    'is reported as an event that is too large (many appends over one call: %s)',
    async (batchAppend) => {
      const double = await EsdbDouble.start({ batchAppend, maxAppendBytes: 10_000 });
      const store = createEventStoreDb(double.url);
      const events = [newEvent('x'.repeat(4_000), 'Small'), newEvent('x'.repeat(6_000), 'Largest')];
      const attempt = store.append(newStream(), 'NO_STREAM', events);
      await expect(attempt).rejects.toBeInstanceOf(EventTooLargeError);
      await expect(attempt).rejects.toThrow(/Largest/);
      await store.close();
      await double.stop();
    },
  );
});
