import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CREDIT_MESSAGES, type CreditProblem, type CreditTest } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { CreditFailure } from '../../orcid/credit-failure';
import { OrcidClient } from '../../orcid/orcid-client';
import { CreditStore, type StoredCredit } from '../../settings/credit-store';
import { TestCredit } from './test-credit.command';

/** Tests the saved settings without an entry, and returns the result. */
@CommandHandler(TestCredit)
export class TestCreditHandler implements ICommandHandler<TestCredit> {
  private readonly logger = new Logger(TestCreditHandler.name);

  constructor(
    private readonly credit: CreditStore,
    private readonly orcid: OrcidClient,
  ) {}

  /** @throws ApiProblem 409 while nothing is sent to ORCID. */
  async execute(): Promise<CreditTest> {
    const active = await this.credit.active();
    if (active === null) throw new ApiProblem('CONFLICT', CREDIT_MESSAGES.off);
    const begun = performance.now();
    const problem = await this.problemOf(active);
    return { problem, milliseconds: Math.round(performance.now() - begun) };
  }

  private async problemOf(active: StoredCredit): Promise<CreditProblem | null> {
    try {
      await this.orcid.test(active);
      return null;
    } catch (failure) {
      if (failure instanceof CreditFailure) return failure.problem;
      this.logger.error(failure);
      return 'SERVER';
    }
  }
}
