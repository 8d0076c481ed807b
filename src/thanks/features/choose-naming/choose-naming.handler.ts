import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Namings } from '../../record/namings';
import { assertThemselves } from '../../record/themselves';
import { ChooseNaming } from './choose-naming.command';

/** Consent to be named, which can be withdrawn at any time: the next list is then without the name. */
@CommandHandler(ChooseNaming)
export class ChooseNamingHandler implements ICommandHandler<ChooseNaming> {
  constructor(private readonly namings: Namings) {}

  /** @throws ApiProblem 403 under login-as. */
  async execute({ user, naming }: ChooseNaming): Promise<null> {
    assertThemselves(user);
    await this.namings.choose(user.userId, naming);
    return null;
  }
}
