import { showHostileTexts } from './xss-suite';

jest.setTimeout(1_200_000);

/** The screens of the office show the texts of strangers. All roles: xss.long-spec.ts. */
describe('hostile texts, stored as they were typed, in the browser', () => showHostileTexts(['assistant', 'reviewer']));
