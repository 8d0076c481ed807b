import { Injectable } from '@nestjs/common';
import { normalEmail, type ProviderAnswer, type ProviderSuggestion } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { SignIn } from '../sessions/sign-in';
import type { SignInClient } from '../sessions/sign-in-client';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { AccountSignIns, assertThemselves } from './account-sign-ins';
import type { ProvenPerson } from './protocol/proven-person';
import { ProviderClients } from './protocol/provider-clients';
import { type Flow, SignInFlows } from './protocol/sign-in-flows';
import { type SignInLink, SignInLinks } from './sign-in-links';
import { SignInTickets } from './sign-in-tickets';

const CLOSED = 'This account is closed. Please ask the editorial office.';
const LINK_BY_HOLDER = 'Linking was started in another account, or the session has ended. Sign in, and start again.';

/** The return of a person from a provider. */
export interface Return {
  /** The query parameters of the address to which the provider sent the person. */
  query: string;
  /** The secret that the browser has kept since the start. */
  secret: string;
  user: RequestUser | null;
  from: SignInClient;
  correlationId: string;
}

type Outcome<Found = ProviderAnswer> = Found extends unknown ? Omit<Found, 'provider' | 'returnTo'> : never;

/** Leads a person from a provider to their account, to a link with it, or to the choice between a new and an existing account (ADR 42). */
@Injectable()
export class ProviderEntry {
  constructor(
    private readonly clients: ProviderClients,
    private readonly flows: SignInFlows,
    private readonly tickets: SignInTickets,
    private readonly links: SignInLinks,
    private readonly accounts: AccountSignIns,
    private readonly users: UserStore,
    private readonly signIn: SignIn,
  ) {}

  /** Starts a sign-in, or the link of an account. */
  async begin(flow: Flow): Promise<{ url: string; secret: string }> {
    const checks = await this.clients.newChecks();
    const url = await this.clients.addressFor(flow.provider, checks);
    return { url, secret: await this.flows.begin(flow, checks) };
  }

  /**
   * @throws ApiProblem 422 for a sign-in that is not pending, was started in another browser, was cancelled, or whose answer is not genuine;
   * 503 when the provider does not answer; 403 for a closed account or another session; 409 when the sign-in belongs to another account.
   */
  async finish(back: Return): Promise<ProviderAnswer> {
    const state = new URLSearchParams(back.query).get('state') ?? '';
    const { provider: id, userId, returnTo, ...checks } = await this.flows.finish(state, back.secret);
    const provider = this.clients.offered(id);
    if (userId !== null) this.assertHolder(userId, back.user);
    const person = await this.clients.personBy(id, back.query, { ...checks, state });
    const outcome =
      back.user && userId !== null ? await this.join(back.user, person, back) : await this.enter(person, back);
    return { ...outcome, provider, returnTo };
  }

  private assertHolder(userId: string, user: RequestUser | null): void {
    if (user?.userId !== userId) throw new ApiProblem('FORBIDDEN', LINK_BY_HOLDER);
    assertThemselves(user);
  }

  private async join(user: RequestUser, person: ProvenPerson, { correlationId }: Return): Promise<Outcome> {
    await this.accounts.link(user, () => Promise.resolve(person), correlationId);
    return { outcome: 'LINKED' };
  }

  private async enter(person: ProvenPerson, back: Return): Promise<Outcome> {
    const link = await this.links.find(person);
    if (link) return { outcome: 'SIGNED_IN', session: await this.enterBy(link, back) };
    const ticket = await this.tickets.issue(person);
    const holder = await this.holderOf(person);
    if (holder) return { outcome: 'PASSWORD', ticket, email: person.isEmailProven ? person.email : null };
    return { outcome: 'REGISTER', ticket, suggestion: suggestionOf(person) };
  }

  private async enterBy(link: SignInLink, { from, correlationId }: Return): ReturnType<SignIn['afterFirstProof']> {
    const account = await this.users.find(link.userId);
    if (!account) throw new ApiProblem('FORBIDDEN', CLOSED);
    await this.accounts.noteUse(account, link, correlationId);
    return this.signIn.afterFirstProof(account, from, this.accounts.nameOf(link));
  }

  /** The proven account with this iD or address. To link it, the person must enter its password. */
  private async holderOf({ orcid, email, isEmailProven }: ProvenPerson): Promise<Account | null> {
    if (orcid !== null) return this.users.findByOrcid(orcid);
    return email !== null && isEmailProven ? this.users.findHolder(normalEmail(email)) : null;
  }
}

const suggestionOf = ({ firstName, lastName, email, isEmailProven, orcid }: ProvenPerson): ProviderSuggestion => ({
  firstName,
  lastName,
  email: email ?? '',
  isEmailProven,
  orcid,
});
