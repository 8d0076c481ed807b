import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditStore } from '../../settings/credit-store';
import { ChangeCredit } from './change-credit.command';

@CommandHandler(ChangeCredit)
export class ChangeCreditHandler implements ICommandHandler<ChangeCredit> {
  constructor(private readonly credit: CreditStore) {}

  /** @throws ApiProblem 400 that says which field is wrong. */
  execute({ user, change }: ChangeCredit): Promise<null> {
    return this.credit.change(user, change);
  }
}
