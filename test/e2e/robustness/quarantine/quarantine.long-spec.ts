import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { quarantines } from './quarantine-suite';

describe('events that cannot be read, with the events in Postgres', () => {
  quarantines(() => Promise.resolve({}));
});

describe('events that cannot be read, with the events in EventStoreDB', () => {
  let double: EsdbDouble;
  afterAll(() => double.stop());

  quarantines(async () => {
    double = await EsdbDouble.start();
    return { EVENT_STORE_URL: double.url };
  });
});
