import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { EsdbDouble, type EsdbDoubleOptions } from '../../support/esdb-double/esdb-double';
import { withLogin } from '../../support/esdb-double/own-certificate';
import { BreakingProxy } from './breaking-proxy';
import type { Subject } from './subject';

/** One server without encryption, as in docker-compose.yml, through a proxy; several hosts, or TLS, without a proxy. */
export async function openReal(text: string): Promise<Subject> {
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

export async function openDouble(options: EsdbDoubleOptions, drop: Drop = (double) => double.drop()): Promise<Subject> {
  const double = await EsdbDouble.start(options);
  const store = createEventStoreDb(options.tls ? withLogin(double) : double.url);
  const close = async (): Promise<void> => {
    await store.close();
    await double.stop();
  };
  return { store, drop: () => drop(double), close };
}
