import { honestSuite } from '../../../test/support/integrity/honest-suite';

honestSuite(30);
