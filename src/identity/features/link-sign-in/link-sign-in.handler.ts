import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountSignIns } from '../../providers/account-sign-ins';
import { SignInTickets } from '../../providers/sign-in-tickets';
import { LinkSignIn } from './link-sign-in.command';

/** Links a person that a provider has proven to an existing account, after its holder has signed in to it (ADR 42). */
@CommandHandler(LinkSignIn)
export class LinkSignInHandler implements ICommandHandler<LinkSignIn> {
  constructor(
    private readonly accounts: AccountSignIns,
    private readonly tickets: SignInTickets,
  ) {}

  /** @throws ApiProblem 422 for an invalid ticket, and as `AccountSignIns.link`. */
  async execute({ user, ticket, correlationId }: LinkSignIn): Promise<void> {
    await this.accounts.link(user, (db) => this.tickets.take(ticket, db), correlationId);
  }
}
