import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { describeQuarantine } from './quarantine-suite';

describe('events that cannot be read, with the events in Postgres', () => {
  describeQuarantine(() => Promise.resolve({}));
});

describe('events that cannot be read, with the events in EventStoreDB', () => {
  let double: EsdbDouble;
  afterAll(() => double.stop());

  describeQuarantine(async () => {
    double = await EsdbDouble.start();
    return { EVENT_STORE_URL: double.url };
  });
});
