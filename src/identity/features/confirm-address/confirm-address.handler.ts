import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { AddressProofs } from '../../addresses/address-proofs';
import { UserView } from '../../users/user-view';
import { ConfirmAddress } from './confirm-address.command';

/** The signed-in holder of an account confirms its address, or a new one, by the link in a mail (lifecycle, section 5 (1) and (2)). */
@CommandHandler(ConfirmAddress)
export class ConfirmAddressHandler implements ICommandHandler<ConfirmAddress> {
  constructor(
    private readonly proofs: AddressProofs,
    private readonly view: UserView,
  ) {}

  /** @throws ApiProblem 403 for another person's link, 409 when the address has an account, 422 for an invalid link. */
  async execute({ user, key, correlationId }: ConfirmAddress): Promise<User> {
    return this.view.own(await this.proofs.confirm(user, key, correlationId), user);
  }
}
