import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Erasures } from '../../erasure/erasures';
import { ErasePerson } from './erase-person.command';

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(private readonly erasures: Erasures) {}

  async execute({ user, userId, confirmation }: ErasePerson): Promise<{ message: string }> {
    await this.erasures.begin(user, userId, confirmation);
    return {
      message: 'The account is closed. The data about this person is being erased; this can take a few minutes.',
    };
  }
}
