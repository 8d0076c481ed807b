import { integritySuite } from '../../test/support/integrity/desk-suite';

integritySuite('Postgres');
integritySuite('EventStoreDB');
