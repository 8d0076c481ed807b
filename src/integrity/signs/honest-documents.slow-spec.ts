import { honestSuite } from '../../../test/support/integrity/honest-suite';
import { honestPdfSuite } from '../../../test/support/integrity/pdf/honest-pdf-suite';

honestSuite(30);
honestPdfSuite(20);
