import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { rebuildsInTheBackground } from './background-rebuild-suite';

describe('read models of another release, with the events in Postgres', () => {
  rebuildsInTheBackground(() => Promise.resolve({}));
});

describe('read models of another release, with the events in EventStoreDB', () => {
  let double: EsdbDouble;
  afterAll(() => double.stop());

  rebuildsInTheBackground(async () => {
    double = await EsdbDouble.start();
    return { EVENT_STORE_URL: double.url };
  });
});
