import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { EventTooLargeError } from '../../../src/platform/event-store/port';
import { EsdbDouble, type EsdbDoubleOptions } from '../../support/esdb-double/esdb-double';
import { OWN_CERTIFICATE, withLogin } from '../../support/esdb-double/own-certificate';
import { BreakingProxy } from './breaking-proxy';
import { eventStoreContract } from './contract';
import type { Subject } from './subject';
import { newEvent, newStream } from './subject';

const real = process.env.EVENT_STORE_URL;

/** One server without encryption, as in docker-compose.yml, through a proxy; several hosts or TLS without one. */
async function openReal(text: string): Promise<Subject> {
  const [, host = '', port = '2113'] = /^esdb:\/\/([^:/?,@]+):?(\d*)(?:[/?]|$)/.exec(text) ?? [];
  if (host === '') {
    const store = createEventStoreDb(text);
    return { store, drop: () => Promise.resolve(), close: () => store.close() };
  }
  const proxy = await BreakingProxy.before(host, Number(port || 2113));
  const store = createEventStoreDb(text.replace(/^esdb:\/\/[^/?]+/, `esdb://127.0.0.1:${proxy.port}`));
  const close = async (): Promise<void> => {
    await store.close();
    await proxy.close();
  };
  return { store, drop: async () => proxy.drop(), close };
}

type Drop = (double: EsdbDouble) => Promise<void>;

async function openDouble(options: EsdbDoubleOptions, drop: Drop = (double) => double.drop()): Promise<Subject> {
  const double = await EsdbDouble.start(options);
  const store = createEventStoreDb(options.tls ? withLogin(double) : double.url);
  const close = async (): Promise<void> => {
    await store.close();
    await double.stop();
  };
  return { store, drop: () => drop(double), close };
}

if (real) eventStoreContract('EventStoreDB', () => openReal(real));
else {
  eventStoreContract('the double of EventStoreDB', () => openDouble({}));
  eventStoreContract('the double of EventStoreDB as before 21.10', () => openDouble({ batchAppend: false }));
  eventStoreContract('a double that refuses connections, and then is not ready for a while', () =>
    openDouble({}, async (double) => {
      await double.away(200);
      await double.notReady(200);
    }),
  );
  eventStoreContract('a double that is three nodes, whose leader ends', () =>
    openDouble({ nodes: 3 }, (double) => double.elect(300)),
  );
  eventStoreContract('a double that speaks TLS and asks for a password', () => openDouble({ tls: OWN_CERTIFICATE }));
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
