import { pdfDeskSuite } from '../../test/support/integrity/pdf-desk-suite';

pdfDeskSuite('Postgres');
pdfDeskSuite('EventStoreDB');
