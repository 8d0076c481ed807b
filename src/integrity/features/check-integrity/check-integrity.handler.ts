import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IntegrityView } from '../../../contracts';
import { CheckIntegrityJob } from '../../checking/check-integrity.job';
import { IntegrityViews } from '../../checking/integrity-views';
import { CheckIntegrity } from './check-integrity.command';

/** Checks in the background, before all waiting checks. */
@CommandHandler(CheckIntegrity)
export class CheckIntegrityHandler implements ICommandHandler<CheckIntegrity> {
  constructor(
    private readonly job: CheckIntegrityJob,
    private readonly views: IntegrityViews,
  ) {}

  async execute({ articleId, user }: CheckIntegrity): Promise<IntegrityView> {
    await this.job.ask(articleId, { inTurn: false });
    return this.views.of(articleId, user);
  }
}
