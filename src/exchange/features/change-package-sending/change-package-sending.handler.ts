import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SendingRuleChanged } from '../../../contracts';
import { SendingJobs } from '../../sending/sending-jobs';
import { SendingRules } from '../../sending/sending-rules';
import { ChangePackageSending } from './change-package-sending.command';

/** Changes the rule. Waiting packages are sent to the new target now. */
@CommandHandler(ChangePackageSending)
export class ChangePackageSendingHandler implements ICommandHandler<ChangePackageSending> {
  constructor(
    private readonly rules: SendingRules,
    private readonly jobs: SendingJobs,
  ) {}

  async execute({ user, change }: ChangePackageSending): Promise<SendingRuleChanged> {
    const changed = await this.rules.change(user, change);
    await this.jobs.start();
    return changed;
  }
}
