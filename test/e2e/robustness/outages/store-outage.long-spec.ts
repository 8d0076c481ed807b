import { describeStoreOutages } from './store-outage-suite';
import { eventStoreDbWithElections, eventStoreDbWithOutages, postgresWithOutages } from './store-with-outages';

const OUTAGES = [200, 2_000, 10_000, 60_000];

describe('a longer outage of EventStoreDB', () => describeStoreOutages(eventStoreDbWithOutages, OUTAGES));

describe('a longer election of a cluster', () => describeStoreOutages(eventStoreDbWithElections, OUTAGES));

describe('a longer outage of Postgres, with the events in it', () =>
  describeStoreOutages(postgresWithOutages, OUTAGES));
