import { guessTheKey } from './key-guesses-suite';

jest.setTimeout(1_800_000);

describe('somebody who guesses the key of a request to a reviewer', () => guessTheKey(10_000));
