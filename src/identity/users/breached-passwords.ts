let known: Promise<ReadonlySet<string>> | null = null;

/** True for one of the 49,000 passwords that occur most in published breaches, in any case of letters. The list is read at the first call. */
export async function isBreached(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await known).has(password.toLowerCase());
}
