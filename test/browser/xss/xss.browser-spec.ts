import { showHostileTexts } from './xss-suite';

jest.setTimeout(1_200_000);

/** The screens on which the office and reviewers read the texts of strangers. All roles: xss.long-spec.ts. */
describe('hostile texts, stored as they were typed, in the browser', () =>
  showHostileTexts(['editor', 'assistant', 'reviewer']));
