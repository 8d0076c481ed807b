import { ALL_XSS, XSS_PAYLOADS } from '../../fixtures/xss-payloads';
import { sendToTextFields } from './text-fields-suite';

/** All payloads are in ALL_XSS; each one alone: text-fields.long-spec.ts. */
describe('the text fields of all routes', () =>
  sendToTextFields([...XSS_PAYLOADS.filter((_one, n) => n % 10 === 0), ALL_XSS]));
