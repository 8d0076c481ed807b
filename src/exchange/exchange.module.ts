import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AnnotatedFilesModule, FileCatalogue } from '../files/public';
import { MailModule } from '../mail/public';
import { slicesIn } from '../platform/slices';
import { ArticleNumbers } from '../submission/public';
import { PackageImport } from './meca/package-import';
import { Exports } from './packaging/exports';
import { MecaPackages } from './packaging/meca-packages';
import { PublishedReviews } from './packaging/published-reviews';
import { PackageBundles } from './packed/package-bundles';
import { PackedArticles } from './packed/packed-articles';
import { PeopleImport } from './people/people-import';
import { ImportRuns } from './runs/import-runs';
import { UploadedImports } from './runs/uploaded-imports';
import { PackageSender } from './sending/package-sender';
import { PackagesGivenUp } from './sending/packages-given-up';
import { SendingJobs } from './sending/sending-jobs';
import { SendingQueue } from './sending/sending-queue';
import { SendingRules } from './sending/sending-rules';
import { SchemaCheck } from './validation/schema-check';

const slices = slicesIn(__dirname);

/** Exports to other systems, in the standards of the field (ADR 83), and imports from them (ADR 115). */
@Module({
  imports: [CqrsModule, AnnotatedFilesModule, MailModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ArticleNumbers,
    Exports,
    FileCatalogue,
    ImportRuns,
    MecaPackages,
    PackageBundles,
    PackageImport,
    PackageSender,
    PackagesGivenUp,
    PackedArticles,
    PeopleImport,
    PublishedReviews,
    SchemaCheck,
    SendingJobs,
    SendingQueue,
    SendingRules,
    UploadedImports,
  ],
})
export class ExchangeModule {}
