/** What is typed so far into the form of a new password; the person's name and address are the first guesses. */
export interface PasswordQuestion {
  password: string;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** From 0, found by the first tries, to 4, beyond any attack. A new password needs 3. */
export interface PasswordRating {
  score: number;
}
