import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { OWN_CERTIFICATE } from '../../support/esdb-double/own-certificate';
import { eventStoreContract } from './contract';
import { openDouble, openReal } from './eventstoredb-subjects';
import type { Subject } from './subject';

eventStoreContract('the double of EventStoreDB as before 21.10', () => openDouble({ batchAppend: false }));
eventStoreContract('a double that refuses connections, and then is not ready for a while', () =>
  openDouble({}, async (double) => {
    await double.goDownFor(200);
    await double.notReady(200);
  }),
);
eventStoreContract('a double that speaks TLS and asks for a password', () => openDouble({ tls: OWN_CERTIFICATE }));

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
