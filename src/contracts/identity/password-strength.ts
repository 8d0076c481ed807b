/** A new password as typed so far. The rating treats the person's name and address as the first guesses. */
export interface PasswordQuestion {
  password: string;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** A score from 0 (guessed in the first attempts) to 4 (safe against any attack). A new password needs at least 3. */
export interface PasswordRating {
  score: number;
}
