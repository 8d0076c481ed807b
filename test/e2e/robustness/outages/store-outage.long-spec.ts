import { storeOutages } from './store-outage-suite';
import { eventStoreDbThatElects, eventStoreDbThatLeaves, postgresThatLeaves } from './store-that-leaves';

const OUTAGES = [200, 2_000, 10_000, 60_000];

describe('a longer outage of EventStoreDB', () => storeOutages(eventStoreDbThatLeaves, OUTAGES));

describe('a longer election of a cluster', () => storeOutages(eventStoreDbThatElects, OUTAGES));

describe('a longer outage of Postgres, with the events in it', () => storeOutages(postgresThatLeaves, OUTAGES));
