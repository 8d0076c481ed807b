import { guessTheKey } from './key-guesses-suite';

/** guessed-key.long-spec.ts runs ten thousand guesses. */
describe('somebody who guesses the key of a request to a reviewer', () => guessTheKey(1_000));
