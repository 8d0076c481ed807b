import { pictureSuite } from '../../../test/support/integrity/picture-suite';

pictureSuite('Postgres');
pictureSuite('EventStoreDB');
