import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { normalEmail, PASSWORD_RULES, type PersonFields } from '../../contracts';
import { validationProblem } from '../../platform/http/request/validation.pipe';

type Holder = Pick<PersonFields, 'firstName' | 'lastName'> & { email: string };

const LOWEST_SCORE = 3;
/** Minimum length of a part of a name or address. Shorter parts occur in many good passwords. */
const SHORTEST_PART = 4;

const WEAK =
  'This password is easy to guess. Please choose a longer one, such as four words that do not belong together.';
const PERSONAL = 'Please choose a password without your name or address in it.';

/**
 * Refuses a password that is easy to guess, wherever a password is set (lifecycle, section 5 (4)). The DTO of the request checks the length.
 * @throws ApiProblem 400 with the field `password`.
 */
export async function assertStrong(password: string, holder: Holder): Promise<void> {
  if (isPersonal(password, holder)) throw problem(PERSONAL);
  if ((await scoreOf(password, holder)) < LOWEST_SCORE) throw problem(WEAK);
}

/** A score from 0 (guessed first) to 4 (safe against any attack). 0 if `assertStrong` refuses it because of the holder's name or address. */
export async function ratePassword(password: string, holder: Holder): Promise<number> {
  return isPersonal(password, holder) ? 0 : scoreOf(password, holder);
}

function isPersonal(password: string, holder: Holder): boolean {
  const lower = password.toLowerCase();
  return personalParts(holder).some((part) => lower.includes(part));
}

const scoreOf = async (password: string, holder: Holder): Promise<number> =>
  (await guesser()).check(password, personalParts(holder)).score;

const problem = (message: string) => validationProblem({ password: message });

/** The address, the part before its @, and the words of the name. */
function personalParts({ email, firstName, lastName }: Holder): string[] {
  const address = normalEmail(email);
  const words = `${firstName} ${lastName}`.toLowerCase().split(/[\s-]+/);
  return [address, address.split('@')[0] ?? '', ...words].filter((part) => part.length >= SHORTEST_PART);
}

let loaded: Promise<ZxcvbnFactory> | null = null;

/** The word lists need some megabytes, so they are loaded when the first password is set. */
const guesser = (): Promise<ZxcvbnFactory> => (loaded ??= load());

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: PASSWORD_RULES.max,
  });
}

let breached: Promise<ReadonlySet<string>> | null = null;

/** True for one of the 49,000 most frequent passwords in published breaches, regardless of case. The list is loaded at the first call. */
export async function isBreached(password: string): Promise<boolean> {
  breached ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await breached).has(password.toLowerCase());
}
