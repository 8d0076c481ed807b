import type { Pool } from 'pg';
import { countryOfCode, type GroupName, isEmail, normalEmail, PERSON_MAX } from '../../../contracts';
import {
  type AccountAt,
  accountsAt,
  importAccounts,
  type ImportedAccount,
  type ImportOptions,
} from '../../../identity/public';
import { derivedId } from '../../../platform/clock';
import { orcidIn } from '../history/content';
import type { Account } from '../history/conversion-context';
import type { OjsPerson, OjsRole } from '../model/ojs-model';

/** One group per account, the first one of these that a role maps to. No one becomes a webmaster by an import. */
const GROUPS: readonly [OjsRole, GroupName][] = [
  ['editor', 'editor'],
  ['section editor', 'associate editor'],
  ['reviewer', 'reviewer'],
  ['author', 'author'],
];

export interface PeopleAccounts {
  /** By the id in OJS. */
  accounts: ReadonlyMap<string, Account>;
  /** By normalised address. */
  byAddress: ReadonlyMap<string, Account>;
  created: number;
  matched: number;
}

interface AccountImportContext {
  pool: Pool;
  source: string;
  now: Date;
  dryRun: boolean;
  reportProblem(problem: string): void;
}

/** An account has an address of OJS that is not proven. Its holder could get another person's history. */
class UnprovenAddresses extends Error {}

const groupOf = ({ roles, disabled }: OjsPerson): GroupName =>
  disabled ? 'guest' : (GROUPS.find(([role]) => roles.includes(role))?.[1] ?? 'guest');

/** The people to import: everyone who took part in a submission, and everyone whose role allows more than reading. */
export const isImported = (person: OjsPerson, taking: ReadonlySet<string>): boolean =>
  taking.has(person.id) || (!person.disabled && GROUPS.some(([role]) => person.roles.includes(role)));

const cut = (text: string, most: number): string | null => text.trim().slice(0, most) || null;

function accountFor(person: OjsPerson, source: string): ImportedAccount {
  const none = { title: null, middleName: null, department: null, division: null, city: null, fax: null };
  return {
    ...{ ...none, streetName: null, postalCode: null, seniorityLevel: null },
    ...{ id: derivedId(`${source}/user/${person.id}`), email: person.email, group: groupOf(person) },
    firstName: cut(person.givenName, PERSON_MAX.firstName) ?? '',
    lastName: cut(person.familyName, PERSON_MAX.lastName) ?? '',
    ...{ orcid: orcidIn(person.orcid), institute: cut(person.affiliation, PERSON_MAX.institute) },
    ...{ country: countryOfCode(person.country), phoneNumber: cut(person.phone, 50) },
    areasOfExpertise: cut(person.interests.join(', '), PERSON_MAX.areasOfExpertise),
  };
}

function reportOmittedData(
  person: OjsPerson,
  existing: AccountAt | undefined,
  reportProblem: AccountImportContext['reportProblem'],
): void {
  const who = `person ${person.id} ${person.email}`;
  if (person.unplaced.length > 0) reportProblem(`${who}: ${person.unplaced.join(', ')} stay in OJS`);
  if (person.disabled) reportProblem(`${who}: the account is disabled in OJS and becomes a guest without a password`);
  const staff = person.roles.filter((role) => GROUPS.some(([known]) => known === role));
  if (staff.length > 1)
    reportProblem(`${who}: of the roles ${staff.join(', ')} one group comes over: ${groupOf(person)}`);
  if (existing && existing.group !== groupOf(person))
    reportProblem(`${who}: has an account here and stays in the group ${existing.group}`);
}

/** Without a password, and with an entry in the security log. */
const importOptions = ({ now, source }: AccountImportContext): ImportOptions => ({
  ...{ createdAt: now, password: null, isDemonstration: false, source },
});

/** Finds or creates the account of each person. No one gets a mail or a password: each person requests a password on the sign-in page. */
export async function findOrCreateAccounts(
  people: readonly OjsPerson[],
  context: AccountImportContext,
): Promise<PeopleAccounts> {
  const { pool, source, dryRun, reportProblem } = context;
  const usable = people.filter(({ email }) => isEmail(email));
  for (const { id, email } of people)
    if (!isEmail(email)) reportProblem(`person ${id} stays in OJS: '${email}' is not an address of mail`);
  const known = await accountsAt(
    pool,
    usable.map(({ email }) => normalEmail(email)),
  );
  const unproven = known.filter((account) => account.unproven).map(({ email }) => email);
  if (unproven.length > 0)
    throw new UnprovenAddresses(
      `Accounts that have not proven their address claim it: ${unproven.join(', ')}. Let their holders prove it or wait until they are removed, and import then.`,
    );
  const existing = new Map(known.flatMap((account) => account.addresses.map((address) => [address, account] as const)));
  for (const person of usable) reportOmittedData(person, existing.get(normalEmail(person.email)), reportProblem);
  const fresh = usable.filter(({ email }) => !existing.has(normalEmail(email)));
  const made = new Map(fresh.toReversed().map((person) => [normalEmail(person.email), accountFor(person, source)]));
  if (!dryRun) await importAccounts(pool, [...made.values()], importOptions(context));
  const accountOf = (email: string): Account | undefined => {
    const found = existing.get(normalEmail(email));
    if (found) return { userId: found.userId, email: found.email };
    const own = made.get(normalEmail(email));
    return own && { userId: own.id, email: own.email };
  };
  const accounts = usable.flatMap(({ id, email }) => {
    const account = accountOf(email);
    return account ? [[id, account] as const] : [];
  });
  return {
    accounts: new Map(accounts),
    byAddress: new Map(
      usable.flatMap(({ email }) => accountOf(email) ?? []).map((one) => [normalEmail(one.email), one]),
    ),
    ...{ created: made.size, matched: usable.length - fresh.length },
  };
}
