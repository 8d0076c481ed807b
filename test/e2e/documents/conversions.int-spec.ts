import { BROKEN, convertDocuments, CONVERTIBLE } from './conversions-suite';

const some = <Sample>(samples: Sample[]): Sample[] => samples.filter((_one, n) => n % 8 === 0);

/** The whole corpus: conversions.long-spec.ts. */
describe('documents as authors send them', () => convertDocuments(some(CONVERTIBLE), some(BROKEN)));
