import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../../article';
import { ArticleDesk, AuthorVeil } from '../../../article-desk/public';
import {
  fullName,
  isEmail,
  MOST_PASTED,
  normalEmail,
  pastedPeople,
  type PastedPerson,
  type PasteProblem,
  type RecognisedPerson,
  REVIEWING_GROUPS,
} from '../../../contracts';
import { People, type PersonLine } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { conflictsOf, plain } from '../../reviewers/conflicts';
import { PanelOffers } from '../../reviewers/panel-offers';

interface RecognisePeople {
  articleId: string;
  user: RequestUser;
  text: string;
}

/** Accounts of reviewing people by their name in normal form. */
type ByName = ReadonlyMap<string, readonly PersonLine[]>;

/** Finds the accounts of the people in a pasted list: by address, or by a name that only one account has. */
@Injectable()
export class RecognisePeopleReader {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly people: People,
    private readonly veil: AuthorVeil,
    private readonly offers: PanelOffers,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown article. */
  async read({ articleId, text, user }: RecognisePeople): Promise<RecognisedPerson[]> {
    const state = await this.veil.stateFor(await this.desk.load(articleId), user);
    const pasted = pastedPeople(text).slice(0, MOST_PASTED + 1);
    const byName = await this.namesakes(pasted);
    const addressed = pasted.map((one) => withAddress(one, byName));
    const offered = await this.offers.named(
      state,
      addressed.map(({ fullName: name, email }) => ({ fullName: name, email: email ?? '' })),
    );
    const accounts = await this.people.byIds(offered.flatMap(({ accountId }) => accountId ?? []));
    return pasted.map((one, place) => {
      const account = accounts.get(offered[place]?.accountId ?? '');
      const email = account?.email ?? addressed[place]?.email ?? null;
      return {
        ...one,
        fullName: account ? fullName(account) : one.fullName,
        email,
        accountId: account?.id ?? null,
        barred: email === null ? null : (offered[place]?.barred ?? null),
        conflicts: conflicts(state, email, account?.institute ?? null),
        problem: problemOf(addressed, place, account !== undefined, byName),
      };
    });
  }

  /** Finds accounts for the names without an address. The list of people is cached in memory until one of them changes. */
  private async namesakes(pasted: readonly PastedPerson[]): Promise<ByName> {
    const wanted = new Set(pasted.filter(({ email }) => email === null).map((one) => plain(one.fullName)));
    const found = new Map<string, PersonLine[]>();
    if (wanted.size === 0) return found;
    for (const line of await this.people.lines(REVIEWING_GROUPS, '')) {
      const name = plain(`${line.firstName} ${line.lastName}`);
      if (wanted.has(name)) found.set(name, [...(found.get(name) ?? []), line]);
    }
    return found;
  }
}

/** A name that only one account has is replaced by its address. */
function withAddress(one: PastedPerson, byName: ByName): PastedPerson {
  if (one.email !== null) return one;
  const [first, ...others] = byName.get(plain(one.fullName)) ?? [];
  return first && others.length === 0 ? { ...one, email: first.email } : one;
}

const conflicts = (
  state: ArticleState,
  email: string | null,
  institute: string | null,
): RecognisedPerson['conflicts'] => (email === null ? [] : conflictsOf(state, { email, institute }));

function problemOf(
  people: readonly PastedPerson[],
  place: number,
  hasAccount: boolean,
  byName: ByName,
): PasteProblem | null {
  const { fullName: name = '', email = null } = people[place] ?? {};
  if (place >= MOST_PASTED) return 'TOO_MANY';
  if (email === null) return (byName.get(plain(name))?.length ?? 0) > 1 ? 'SEVERAL' : 'NO_ACCOUNT';
  if (!isEmail(email)) return 'ADDRESS';
  const isTwice = people.slice(0, place).some((other) => normalEmail(other.email ?? '') === normalEmail(email));
  if (isTwice) return 'TWICE';
  // A new account needs a first and a last name.
  return hasAccount || name.includes(' ') ? null : 'NO_NAME';
}
