import { SCREENS, showHostileTexts } from './xss-suite';
import type { Role } from './xss-world';

jest.setTimeout(1_200_000);

describe('hostile texts, stored as they were typed, in the browser', () =>
  showHostileTexts(Object.keys(SCREENS) as Role[]));
