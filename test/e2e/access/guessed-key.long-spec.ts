import { guessTheKey } from './key-guesses-suite';

jest.setTimeout(1_800_000);

describe('guessing the key of a review request', () => guessTheKey(10_000));
