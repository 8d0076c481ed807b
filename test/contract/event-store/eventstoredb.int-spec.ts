import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { eventStoreContract } from './contract';
import type { Subject } from './subject';

const real = process.env.EVENT_STORE_URL;

async function openReal(url: string): Promise<Subject> {
  let store = createEventStoreDb(url);
  return {
    get store() {
      return store;
    },
    // A server of somebody else is not restarted; what breaks is our side of it.
    drop: async () => undefined,
    close: () => store.close(),
  };
}

async function openDouble(batchAppend: boolean): Promise<Subject> {
  const double = await EsdbDouble.start({ batchAppend });
  const store = createEventStoreDb(double.url);
  const close = async (): Promise<void> => {
    await store.close();
    await double.stop();
  };
  return { store, drop: () => double.drop(), close };
}

if (real) eventStoreContract('EventStoreDB', () => openReal(real));
else {
  eventStoreContract('the double of EventStoreDB', () => openDouble(true));
  eventStoreContract('the double of EventStoreDB as before 21.10', () => openDouble(false));
}
