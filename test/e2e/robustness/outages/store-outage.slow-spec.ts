import { storeOutages } from './store-outage-suite';
import { eventStoreDbThatElects, eventStoreDbThatLeaves, postgresThatLeaves } from './store-that-leaves';

describe('an outage of EventStoreDB', () => storeOutages(eventStoreDbThatLeaves, [200, 2_000]));

describe('an election of a cluster', () => storeOutages(eventStoreDbThatElects, [2_000]));

describe('an outage of Postgres, with the events in it', () => storeOutages(postgresThatLeaves, [200, 2_000]));
