import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { ConsentFlows } from './consent/consent-flows';
import { ConsentStore } from './consent/consent-store';
import { OwnConsent } from './consent/own-consent';
import { CreditHoldings } from './credit-holdings';
import { OrcidClient } from './orcid/orcid-client';
import { CreditStore } from './settings/credit-store';

const slices = slicesIn(__dirname);

/** Reviews that their reviewers want to have on their ORCID record (ADR 119). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [...slices.providers, ConsentFlows, ConsentStore, CreditHoldings, CreditStore, OrcidClient, OwnConsent],
})
export class CreditModule {}
