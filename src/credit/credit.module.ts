import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { OrcidClient } from './orcid/orcid-client';
import { CreditStore } from './settings/credit-store';

const slices = slicesIn(__dirname);

/** Reviews that their reviewers want to have on their ORCID record (ADR 119). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [...slices.providers, CreditStore, OrcidClient],
})
export class CreditModule {}
