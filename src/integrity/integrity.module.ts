import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { FileCatalogue } from '../files/public';
import { slicesIn } from '../platform/slices';
import { CheckIntegrityJob } from './checking/check-integrity.job';
import { DocumentWordsReader } from './checking/document-words';
import { IntegrityChecks } from './checking/integrity-checks';
import { IntegrityStore } from './checking/integrity-store';
import { IntegrityViews } from './checking/integrity-views';
import { PictureStore } from './pictures/picture-store';
import { SamePictures } from './pictures/same-pictures';
import { CheckIntegrityWhenAnswered } from './reactions/check-integrity-when-answered';
import { CheckIntegrityWhenSubmitted } from './reactions/check-integrity-when-submitted';

const slices = slicesIn(__dirname);

/** Signs in submitted manuscripts that people should look at (ADR 105). */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    CheckIntegrityJob,
    CheckIntegrityWhenAnswered,
    CheckIntegrityWhenSubmitted,
    DocumentWordsReader,
    FileCatalogue,
    IntegrityChecks,
    IntegrityStore,
    IntegrityViews,
    PictureStore,
    SamePictures,
  ],
})
export class IntegrityModule {}
