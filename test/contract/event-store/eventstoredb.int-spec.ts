import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { EventTooLargeError } from '../../../src/platform/event-store/port';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { BreakingProxy } from './breaking-proxy';
import { eventStoreContract } from './contract';
import type { Subject } from './subject';
import { newEvent, newStream } from './subject';

const real = process.env.EVENT_STORE_URL;

/** A single server without encryption, as in docker-compose.yml, with its port published. */
async function openReal(text: string): Promise<Subject> {
  const url = new URL(text);
  const proxy = await BreakingProxy.before(url.hostname, Number(url.port || 2113));
  const store = createEventStoreDb(text.replace(url.host, `127.0.0.1:${proxy.port}`));
  const close = async (): Promise<void> => {
    await store.close();
    await proxy.close();
  };
  return { store, drop: async () => proxy.drop(), close };
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

describe('the append limit of an EventStoreDB server, which counts all events together', () => {
  it.each([true, false])(
    'is told as an event that is too large (many appends over one call: %s)',
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

describe('the double seen through a proxy that breaks connections', () => {
  let double: EsdbDouble | null = null;
  const open = async (): Promise<Subject> => {
    double = await EsdbDouble.start();
    return openReal(double.url);
  };
  afterAll(async () => {
    await double?.stop();
  });
  eventStoreContract('such a proxy', open);
});
