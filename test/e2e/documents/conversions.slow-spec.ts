import { BROKEN, convertDocuments, CONVERTIBLE } from './conversions-suite';

const some = <Sample>(samples: Sample[]): Sample[] => samples.filter((_one, n) => n % 8 === 0);

/** conversions.long-spec.ts runs the whole corpus. */
describe('documents as authors send them', () => convertDocuments(some(CONVERTIBLE), some(BROKEN)));
