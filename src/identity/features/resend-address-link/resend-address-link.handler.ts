import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { normalEmail } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Limits } from '../../../platform/http/limits/limits';
import { AddressLinks } from '../../addresses/address-links';
import { AddressProofs } from '../../addresses/address-proofs';
import { UserStore } from '../../users/user.store';
import { ResendAddressLink } from './resend-address-link.command';

/** Mails a new link to the address that must still be confirmed: the new address of a change, or the address of the registration. */
@CommandHandler(ResendAddressLink)
export class ResendAddressLinkHandler implements ICommandHandler<ResendAddressLink> {
  constructor(
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly proofs: AddressProofs,
    private readonly limits: Limits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 409 when there is no address to confirm, 403 under login-as, 429 after too many links to one address. */
  async execute({ user, correlationId }: ResendAddressLink): Promise<void> {
    if (user.realUserId !== null)
      throw new ApiProblem(
        'FORBIDDEN',
        'Only the account holder can request this link, not someone signed in as them.',
      );
    const account = await this.users.get(user.userId);
    const pending = await this.links.pendingAddress(account.id, this.clock.now());
    const address = pending ?? (account.unproven ? account.email : null);
    if (address === null) throw new ApiProblem('CONFLICT', 'There is no address to confirm.');
    await this.limits.consume('address-link', normalEmail(address));
    await this.proofs.ask(account, address, { userId: user.userId, realUserId: null, correlationId });
  }
}
