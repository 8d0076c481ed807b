import { FORMS } from './kept-fields';
import { keepsAll } from './kept-suite';

jest.setTimeout(3_600_000);

describe('Typed text in the forms of staff', () => keepsAll(FORMS.office));
