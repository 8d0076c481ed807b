import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { Erasures } from '../../erasure/erasures';
import { ErasePerson } from './erase-person.command';

const BEGUN = 'The account is closed. The data about this person is being erased; this can take a few minutes.';

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(private readonly erasures: Erasures) {}

  async execute({ user, userId, confirmation }: ErasePerson): Promise<{ message: string }> {
    await this.erasures.begin(user, userId, confirmation);
    return { message: messageIn(requestLanguage(), BEGUN) };
  }
}
