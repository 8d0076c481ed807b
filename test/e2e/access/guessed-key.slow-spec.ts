import { guessTheKey } from './key-guesses-suite';

/** guessed-key.long-spec.ts runs ten thousand guesses. */
describe('guessing the key of a review request', () => guessTheKey(1_000));
