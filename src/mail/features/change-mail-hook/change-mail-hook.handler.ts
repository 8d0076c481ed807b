import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MailHookChanged } from '../../../contracts';
import { MailboxSettings } from '../../mailbox/mailbox-settings';
import { ChangeMailHook } from './change-mail-hook.command';

/** Turns messages over HTTP on or off. */
@CommandHandler(ChangeMailHook)
export class ChangeMailHookHandler implements ICommandHandler<ChangeMailHook> {
  constructor(private readonly settings: MailboxSettings) {}

  execute({ user, active }: ChangeMailHook): Promise<MailHookChanged> {
    return this.settings.changeHook(user, active);
  }
}
