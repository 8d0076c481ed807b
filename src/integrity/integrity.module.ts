import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { CheckIntegrityJob } from './checking/check-integrity.job';
import { DocumentWordsReader } from './checking/document-words';
import { IntegrityChecks } from './checking/integrity-checks';
import { IntegrityStore } from './checking/integrity-store';
import { IntegrityViews } from './checking/integrity-views';
import { CheckIntegrityWhenAnswered } from './reactions/check-integrity-when-answered';
import { CheckIntegrityWhenSubmitted } from './reactions/check-integrity-when-submitted';

const slices = slicesIn(__dirname);

/** Signs in submitted manuscripts that people should look at (ADR 105). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    CheckIntegrityJob,
    CheckIntegrityWhenAnswered,
    CheckIntegrityWhenSubmitted,
    DocumentWordsReader,
    IntegrityChecks,
    IntegrityStore,
    IntegrityViews,
  ],
})
export class IntegrityModule {}
