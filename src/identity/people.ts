import { Inject, Injectable } from '@nestjs/common';
import { fullName, GROUP_NAMES, type GroupName, type PersonFields } from '../contracts';
import { CLOCK, type Clock, newId } from '../platform/clock/clock';
import type { PersonNames } from '../platform/people/person-names';
import { ProofByKey } from './addresses/proof-by-key';
import type { MailMeta } from './mails/identity-mails';
import { Invitations } from './security/invitations';
import { newAccount, type NewPerson } from './users/new-account';
import { hashPassword } from './users/passwords';
import { type NamedPerson, PeopleStore, type PersonBrief, type PersonSummary } from './users/people.store';
import type { PersonLine } from './users/person-line';
import { UserStore } from './users/user.store';

export type DemoFields = Partial<PersonFields> & { firstName: string; lastName: string };

/** People, for the other modules: only summaries, never credentials. */
@Injectable()
export class People implements PersonNames {
  constructor(
    private readonly people: PeopleStore,
    private readonly users: UserStore,
    private readonly invitations: Invitations,
    private readonly proofByKey: ProofByKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The people with these ids, by one query. Unknown ids are left out. */
  async byIds(ids: readonly string[]): Promise<Map<string, PersonSummary>> {
    const found = await this.people.byIds(ids);
    return new Map(found.map((person) => [person.id, person]));
  }

  /** Like `byIds`, with only the fields that name a person. */
  async names(ids: readonly string[]): Promise<Map<string, NamedPerson>> {
    return new Map((await this.people.names(ids)).map((person) => [person.id, person]));
  }

  /** Like `byIds` for thousands of people, but with only the fields that statistics show. */
  async briefs(ids: readonly string[]): Promise<Map<string, PersonBrief>> {
    return this.people.briefs(ids);
  }

  async byId(id: string): Promise<PersonSummary | null> {
    return (await this.people.byIds([id]))[0] ?? null;
  }

  /**
   * Like `byIds`, but a merged account is replaced by the account that its person has now. For recipients of mails and for what a person
   * may see; names of past actions come from `byIds`.
   */
  async presentByIds(ids: readonly string[]): Promise<Map<string, PersonSummary>> {
    const found = await this.byIds(ids);
    const into = [...found.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
    if (into.length === 0) return found;
    const kept = await this.presentByIds(into);
    const present = [...found].map(([id, person]) => [id, person.mergedInto ? kept.get(person.mergedInto) : person]);
    return new Map(present.filter((entry): entry is [string, PersonSummary] => entry[1] !== undefined));
  }

  /** Like `presentByIds`, for one person. */
  async presentById(id: string): Promise<PersonSummary | null> {
    return (await this.presentByIds([id])).get(id) ?? null;
  }

  /** The full name, for messages; null for an unknown account. */
  async nameOf(userId: string): Promise<string | null> {
    const person = await this.byId(userId);
    return person && fullName(person);
  }

  async byEmail(email: string): Promise<PersonSummary | null> {
    return (await this.people.byEmails([email]))[0] ?? null;
  }

  /** The people with these addresses, present or former, by one query. The addresses must be in normalised form. */
  async byEmails(emails: readonly string[]): Promise<PersonSummary[]> {
    return this.people.byEmails(emails);
  }

  /** The people who have proven one of these addresses, now or earlier, by one query. */
  async atAddresses(addresses: readonly string[]): Promise<PersonSummary[]> {
    return this.people.atAddresses(addresses);
  }

  /** People of these groups by last name, at most `limit`, whose names, institute, e-mail, ORCID or expertise contain every word of `q`. */
  async listGroup(groups: readonly GroupName[], q = '', limit = 1000): Promise<PersonSummary[]> {
    return this.people.list(groups, q, limit, 'all');
  }

  /** Like `listGroup`, but all of them, unsorted and ignoring accents, with only the fields needed for sorting. */
  async lines(groups: readonly GroupName[], q: string): Promise<readonly PersonLine[]> {
    return this.people.lines(groups, q);
  }

  /** People of all groups, by last name and at most `limit`, whose names or institute contain every word of `q`. */
  async byName(q: string, limit = 1000): Promise<PersonSummary[]> {
    return this.people.list(GROUP_NAMES, q, limit, 'names');
  }

  /**
   * Creates an account and mails its holder a link to set a password.
   * @throws ApiProblem 409 when the address has an account.
   */
  async createPerson(person: NewPerson, group: GroupName, meta: MailMeta): Promise<PersonSummary> {
    const account = await this.invitations.create(person, group, meta);
    const [created] = await this.people.byIds([account.id]);
    if (!created) throw new Error(`The account ${account.id} was deleted while it was being created`);
    return created;
  }

  /**
   * Mails a person without a password a link to set one, to their account's address; does nothing for others. The same `mailId` is
   * mailed only once. `next`: path of the page that follows.
   */
  async mailPasswordLink(userId: string, mailId: string, next: string, meta: MailMeta): Promise<void> {
    await this.invitations.mailLinkAgain(userId, mailId, next, meta);
  }

  /** Call it when a key from a mail to this account's address was used. A stranger who registered the account without proof loses access. */
  async proveByKey(userId: string): Promise<void> {
    await this.proofByKey.prove(userId);
  }

  /**
   * Creates an account of the demonstration data or a test, ready to sign in; returns its id. An existing account stays unchanged. A new
   * one is marked, so that production does not start with it (lifecycle, section 5 (10)).
   */
  async ensureDemoAccount(email: string, fields: DemoFields, group: GroupName, password: string): Promise<string> {
    const known = await this.users.findByEmail(email);
    if (known) return known.id;
    const account = {
      ...newAccount(newId(), { ...fields, email }, group, this.clock.now()),
      passwordHash: await hashPassword(password),
    };
    await this.users.insert(account);
    await this.users.markDemonstration(account.id);
    return account.id;
  }
}
