import { ALL_XSS, XSS_PAYLOADS } from '../../fixtures/xss-payloads';
import { sendToTextFields } from './text-fields-suite';

it('there are a hundred payloads', () => expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100));

describe('the text fields of all routes', () => sendToTextFields([...XSS_PAYLOADS, ALL_XSS]));
