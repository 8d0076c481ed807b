import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { Clamd, NO_VIRUS_CHECK, VIRUS_CHECK, type VirusCheck } from '../platform/virus-check';
import { OfficeConverter } from '../platform/office';
import { ArticleViewsModule } from '../submission/public';
import { DocumentMaker } from './documents/document-maker';
import { DocumentPages } from './documents/document-pages';
import { DocumentRuns } from './documents/document-runs';
import { FigureSheets } from './documents/figure-sheets';
import { GeneratedDocuments } from './documents/generated-documents';
import { MakeDocumentsJob } from './documents/make-documents.job';
import { TextSheets } from './documents/text-sheets';
import { FileCatalogue } from './download/file-catalogue';
import { AddFileController } from './features/add-file/add-file.controller';
import { AddFileHandler } from './features/add-file/add-file.handler';
import { RemoveFilesController } from './features/remove-files/remove-files.controller';
import { RemoveFilesHandler } from './features/remove-files/remove-files.handler';
import { ReorderFiguresController } from './features/reorder-figures/reorder-figures.controller';
import { ReorderFiguresHandler } from './features/reorder-figures/reorder-figures.handler';
import { ReuseFilesController } from './features/reuse-files/reuse-files.controller';
import { ReuseFilesHandler } from './features/reuse-files/reuse-files.handler';
import { UploadFileController } from './features/upload-file/upload-file.controller';
import { UploadFileHandler } from './features/upload-file/upload-file.handler';
import { Inspector } from './inspection/inspector';
import { MakeOverviewJob } from './overview/make-overview.job';
import { OverviewDocuments } from './overview/overview-documents';
import { OverviewPage } from './overview/overview-page';
import { OverviewRuns } from './overview/overview-runs';
import { DownloadFilesController } from './queries/download-files/download-files.controller';
import { DownloadFilesHandler } from './queries/download-files/download-files.handler';
import { GetDocumentsProgressController } from './queries/get-documents-progress/get-documents-progress.controller';
import { GetDocumentsProgressHandler } from './queries/get-documents-progress/get-documents-progress.handler';
import { GetOverviewController } from './queries/get-overview/get-overview.controller';
import { GetOverviewHandler } from './queries/get-overview/get-overview.handler';
import { GetOverviewProgressController } from './queries/get-overview-progress/get-overview-progress.controller';
import { GetOverviewProgressHandler } from './queries/get-overview-progress/get-overview-progress.handler';
import { OpenFileController } from './queries/open-file/open-file.controller';
import { OpenFileHandler } from './queries/open-file/open-file.handler';
import { RegenerateDocumentsController } from './queries/regenerate-documents/regenerate-documents.controller';
import { RegenerateDocumentsHandler } from './queries/regenerate-documents/regenerate-documents.handler';
import { FileRecordsModule } from './records/file-records.module';
import { BlobReferences } from './storage/blob-references';
import { SweepUploadsJob } from './uploads/sweep-uploads.job';

const virusCheckOf = ({ clamavUrl }: AppConfig): VirusCheck =>
  clamavUrl === null ? NO_VIRUS_CHECK : new Clamd(clamavUrl);

/** Uploads, file records, generated documents and downloads. */
@Module({
  imports: [CqrsModule, ArticleViewsModule, FileRecordsModule],
  controllers: [
    AddFileController,
    DownloadFilesController,
    GetDocumentsProgressController,
    GetOverviewController,
    GetOverviewProgressController,
    OpenFileController,
    RegenerateDocumentsController,
    RemoveFilesController,
    ReorderFiguresController,
    ReuseFilesController,
    UploadFileController,
  ],
  providers: [
    AddFileHandler,
    DocumentMaker,
    DocumentPages,
    DocumentRuns,
    BlobReferences,
    DownloadFilesHandler,
    FigureSheets,
    FileCatalogue,
    GeneratedDocuments,
    GetDocumentsProgressHandler,
    GetOverviewHandler,
    Inspector,
    GetOverviewProgressHandler,
    MakeDocumentsJob,
    MakeOverviewJob,
    OfficeConverter,
    OpenFileHandler,
    OverviewDocuments,
    OverviewPage,
    OverviewRuns,
    RegenerateDocumentsHandler,
    RemoveFilesHandler,
    ReorderFiguresHandler,
    ReuseFilesHandler,
    SweepUploadsJob,
    TextSheets,
    UploadFileHandler,
    { provide: VIRUS_CHECK, inject: [APP_CONFIG], useFactory: virusCheckOf },
  ],
})
export class FilesModule {}
