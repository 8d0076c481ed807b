import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { FileCatalogue } from '../files/public';
import { slicesIn } from '../platform/slices';
import { CheckIntegrityJob } from './checking/check-integrity.job';
import { DocumentWordsReader } from './checking/document-words';
import { IntegrityChecks } from './checking/integrity-checks';
import { IntegrityStore } from './checking/integrity-store';
import { IntegrityVeil } from './checking/integrity-veil';
import { IntegrityViews } from './checking/integrity-views';
import { SignCounts } from './checking/sign-counts';
import { ArticlePictures } from './pictures/article-pictures';
import { PictureStore } from './pictures/picture-store';
import { SamePictures } from './pictures/same-pictures';
import { CheckIntegrityWhenAnswered } from './reactions/check-integrity-when-answered';
import { CheckIntegrityWhenSubmitted } from './reactions/check-integrity-when-submitted';
import { SendToSimilarityWhenSubmitted } from './reactions/send-to-similarity-when-submitted';
import { ManuscriptCopies } from './similarity/manuscript-copy';
import { SimilarityRequests } from './similarity/requests/similarity-requests';
import { SimilarityClient } from './similarity/similarity-client';
import { SimilarityHook } from './similarity/similarity-hook';
import { SimilarityJobs } from './similarity/similarity-jobs';
import { SimilarityQueue } from './similarity/similarity-queue';
import { SimilaritySender } from './similarity/similarity-sender';
import { SimilarityStore } from './similarity/similarity-store';
import { SimilarityViews } from './similarity/similarity-views';
import { SubmittedStates } from './similarity/submitted-states';

const slices = slicesIn(__dirname);

/** Signs in submitted manuscripts that people should check (ADR 105). */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ArticlePictures,
    CheckIntegrityJob,
    CheckIntegrityWhenAnswered,
    CheckIntegrityWhenSubmitted,
    DocumentWordsReader,
    FileCatalogue,
    IntegrityChecks,
    IntegrityStore,
    IntegrityVeil,
    IntegrityViews,
    ManuscriptCopies,
    PictureStore,
    SamePictures,
    SendToSimilarityWhenSubmitted,
    SignCounts,
    SimilarityClient,
    SimilarityHook,
    SimilarityJobs,
    SimilarityQueue,
    SimilarityRequests,
    SimilaritySender,
    SimilarityStore,
    SimilarityViews,
    SubmittedStates,
  ],
})
export class IntegrityModule {}
