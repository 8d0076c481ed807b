import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SENDING_MESSAGES, type SendingTest } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { PackageSender } from '../../sending/package-sender';
import { SendingRules } from '../../sending/sending-rules';
import { TestPackageSending } from './test-package-sending.command';

/** Tests the saved target and returns the result. */
@CommandHandler(TestPackageSending)
export class TestPackageSendingHandler implements ICommandHandler<TestPackageSending> {
  constructor(
    private readonly rules: SendingRules,
    private readonly sender: PackageSender,
  ) {}

  async execute(): Promise<SendingTest> {
    const rule = await this.rules.stored();
    if (rule.target === 'off') throw new ApiProblem('CONFLICT', SENDING_MESSAGES.off);
    const begun = performance.now();
    const problem = await this.sender.test(rule);
    return { problem, milliseconds: Math.round(performance.now() - begun) };
  }
}
