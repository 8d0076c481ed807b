import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DepositJobs } from '../../deposits/deposit-jobs';
import { DepositQueue } from '../../deposits/deposit-queue';
import { ResendDeposit } from './resend-deposit.command';

@CommandHandler(ResendDeposit)
export class ResendDepositHandler implements ICommandHandler<ResendDeposit> {
  constructor(
    private readonly queue: DepositQueue,
    private readonly jobs: DepositJobs,
  ) {}

  /** @throws ApiProblem 404 */
  async execute({ id }: ResendDeposit): Promise<null> {
    await this.queue.retry(id);
    await this.jobs.start();
    return null;
  }
}
