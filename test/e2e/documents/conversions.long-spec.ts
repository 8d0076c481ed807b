import { BROKEN, convertDocuments, CONVERTIBLE } from './conversions-suite';

it('there are more than sixty', () => expect(CONVERTIBLE.length + BROKEN.length).toBeGreaterThanOrEqual(60));

describe('documents as authors send them', () => convertDocuments(CONVERTIBLE, BROKEN));
