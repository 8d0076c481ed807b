import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/clock/clock';
import { AddressUndo } from '../../addresses/address-undo';
import { Invitations } from '../../security/invitations';
import { RevertAddress } from './revert-address.command';

/**
 * Undoes a change of address by the link mailed to the old address (lifecycle, section 5 (2)). A person who changed it without permission
 * also knows the password, so the account loses it, and the old address gets a link to choose a new password.
 */
@CommandHandler(RevertAddress)
export class RevertAddressHandler implements ICommandHandler<RevertAddress> {
  constructor(
    private readonly undo: AddressUndo,
    private readonly invitations: Invitations,
  ) {}

  /** @throws ApiProblem 422 for an invalid link, 409 when another account has the address in the meantime. */
  async execute({ key, correlationId }: RevertAddress): Promise<void> {
    const { id } = await this.undo.revert(key);
    await this.invitations.mailLink(id, newId(), { userId: null, realUserId: null, correlationId });
  }
}
