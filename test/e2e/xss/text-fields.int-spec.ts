import { ALL_XSS, XSS_PAYLOADS } from '../../fixtures/xss-payloads';
import { sendToTextFields } from './text-fields-suite';

/** ALL_XSS contains all payloads; text-fields.long-spec.ts tries each one alone. */
describe('the text fields of all routes', () =>
  sendToTextFields([...XSS_PAYLOADS.filter((_one, n) => n % 10 === 0), ALL_XSS]));
