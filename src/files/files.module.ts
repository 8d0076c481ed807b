import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { OfficeConverter } from '../platform/conversion';
import { RunLocks } from '../platform/leadership/run-locks';
import { slicesIn } from '../platform/slices';
import { AnnotatedFilesModule } from './annotated/annotated-files.module';
import { AnonymousCopies } from './anonymous/anonymous-copies';
import { DocumentMaker } from './documents/document-maker';
import { DocumentPages } from './documents/document-pages';
import { DocumentRuns } from './documents/document-runs';
import { FigureSheets } from './documents/figure-sheets';
import { GeneratedDocuments } from './documents/generated-documents';
import { MakeDocumentsJob } from './documents/make-documents.job';
import { TextSheets } from './documents/text-sheets';
import { FileCatalogue } from './download/file-catalogue';
import { MakeOverviewJob } from './overview/make-overview.job';
import { OverviewDocuments } from './overview/overview-documents';
import { OverviewPage } from './overview/overview-page';
import { OverviewRuns } from './overview/overview-runs';
import { Thumbnails } from './pictures/thumbnails';
import { FileRecordsModule } from './records/file-records.module';
import { BlobReferences } from './storage/blob-references';
import { CheckStoredFilesJob } from './storage/check-stored-files.job';
import { DamagedFiles } from './storage/damaged-files';
import { SweepUploadsJob } from './uploads/sweep-uploads.job';

const slices = slicesIn(__dirname);

/** Uploads, file records, generated documents and downloads. */
@Module({
  imports: [CqrsModule, ArticleViewsModule, FileRecordsModule, AnnotatedFilesModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    AnonymousCopies,
    DocumentMaker,
    DocumentPages,
    DocumentRuns,
    BlobReferences,
    CheckStoredFilesJob,
    DamagedFiles,
    FigureSheets,
    FileCatalogue,
    GeneratedDocuments,
    MakeDocumentsJob,
    MakeOverviewJob,
    OfficeConverter,
    OverviewDocuments,
    OverviewPage,
    OverviewRuns,
    RunLocks,
    SweepUploadsJob,
    TextSheets,
    Thumbnails,
  ],
})
export class FilesModule {}
