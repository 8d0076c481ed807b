import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UndeliverableAddresses } from '../../returned/undeliverable-addresses';
import { ClearAddressMark } from './clear-address-mark.command';

/** Removes the mark. */
@CommandHandler(ClearAddressMark)
export class ClearAddressMarkHandler implements ICommandHandler<ClearAddressMark> {
  constructor(private readonly addresses: UndeliverableAddresses) {}

  async execute({ user, address }: ClearAddressMark): Promise<null> {
    await this.addresses.clear(address, user);
    return null;
  }
}
