import { XSS_PAYLOADS } from '../../fixtures/xss-payloads';
import { storeHostileTexts } from './stored-suite';

jest.setTimeout(1_200_000);

describe('hostile texts in every field', () => storeHostileTexts(XSS_PAYLOADS));
