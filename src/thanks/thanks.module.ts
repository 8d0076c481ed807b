import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { CertificatePrinter } from './certificates/certificate-printer';
import { CertificateStore } from './certificates/certificate-store';
import { Namings } from './record/namings';
import { ReviewingFiguresReader } from './record/reviewing-figures';
import { ThanksHoldings } from './thanks-holdings';
import { YearReviewers } from './year-list/year-reviewers';

const slices = slicesIn(__dirname);

/** Thanks to reviewers: their figures, certificates with a check page, and the yearly list (ADR 107). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    CertificatePrinter,
    CertificateStore,
    Namings,
    ReviewingFiguresReader,
    ThanksHoldings,
    YearReviewers,
  ],
})
export class ThanksModule {}
