import { guessTheKey } from './key-guesses-suite';

/** Ten thousand guesses: guessed-key.long-spec.ts. */
describe('somebody who guesses the key of a request to a reviewer', () => guessTheKey(1_000));
