import { describeStoreOutages } from './store-outage-suite';
import { eventStoreDbWithElections, eventStoreDbWithOutages, postgresWithOutages } from './store-with-outages';

describe('an outage of EventStoreDB', () => describeStoreOutages(eventStoreDbWithOutages, [200, 2_000]));

describe('an election of a cluster', () => describeStoreOutages(eventStoreDbWithElections, [2_000]));

describe('an outage of Postgres, with the events in it', () => describeStoreOutages(postgresWithOutages, [200, 2_000]));
