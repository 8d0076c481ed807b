import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SchemaCheck } from '../exchange/public';
import { slicesIn } from '../platform/slices';
import { ConsentFlows } from './consent/consent-flows';
import { ConsentStore } from './consent/consent-store';
import { OwnConsent } from './consent/own-consent';
import { Permissions } from './consent/permissions';
import { CreditHoldings } from './credit-holdings';
import { DepositJobs } from './deposits/deposit-jobs';
import { DepositQueue } from './deposits/deposit-queue';
import { DepositSender } from './deposits/deposit-sender';
import { OrcidClient } from './orcid/orcid-client';
import { DepositRemover } from './removals/deposit-remover';
import { OwnReviews } from './removals/own-reviews';
import { CreditStore } from './settings/credit-store';

const slices = slicesIn(__dirname);

/** Reviews that their reviewers want to have on their ORCID record (ADR 119). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ConsentFlows,
    ConsentStore,
    CreditHoldings,
    CreditStore,
    DepositJobs,
    DepositQueue,
    DepositRemover,
    DepositSender,
    OrcidClient,
    OwnConsent,
    OwnReviews,
    Permissions,
    SchemaCheck,
  ],
})
export class CreditModule {}
