import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressProofs } from '../../addresses/address-proofs';
import { DisownAddress } from './disown-address.command';

/** The owner of an address states, by the link in the mail, that they did not register with it or do not want the change to it. */
@CommandHandler(DisownAddress)
export class DisownAddressHandler implements ICommandHandler<DisownAddress> {
  constructor(private readonly proofs: AddressProofs) {}

  /** @throws ApiProblem 422 for an invalid link. */
  execute({ key }: DisownAddress): Promise<void> {
    return this.proofs.disown(key);
  }
}
