import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SendingJobs } from '../../sending/sending-jobs';
import { SendingQueue } from '../../sending/sending-queue';
import { ResendPackage } from './resend-package.command';

/** Sends a package again, now. */
@CommandHandler(ResendPackage)
export class ResendPackageHandler implements ICommandHandler<ResendPackage> {
  constructor(
    private readonly queue: SendingQueue,
    private readonly jobs: SendingJobs,
  ) {}

  async execute({ id }: ResendPackage): Promise<null> {
    await this.queue.retry(id);
    await this.jobs.start();
    return null;
  }
}
