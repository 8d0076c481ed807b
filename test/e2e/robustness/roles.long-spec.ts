import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { describeSharedWork } from './roles-suite';

describe('processes with different roles, with the events in Postgres', () => describeSharedWork(() => undefined));

describe('processes with different roles, with the events in EventStoreDB', () => {
  let double: EsdbDouble;
  beforeAll(async () => {
    double = await EsdbDouble.start();
  });
  afterAll(() => double.stop());
  describeSharedWork(() => double.url);
});
