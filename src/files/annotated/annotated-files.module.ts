import { Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { Clamd, NO_VIRUS_CHECK, VIRUS_CHECK, type VirusCheck } from '../../platform/virus-check';
import { DocumentTexts } from '../anonymous/document-texts';
import { Inspector } from '../inspection/inspector';
import { UploadQuota } from '../uploads/upload-quota';
import { AnnotatedFiles } from './annotated-files';
import { AttachedFiles } from './attached-files';
import { AttachmentStore } from './attachment.store';

const virusCheckOf = ({ clamavUrl }: AppConfig): VirusCheck =>
  clamavUrl === null ? NO_VIRUS_CHECK : new Clamd(clamavUrl);

/** The checks of an upload, and files that are sent with a text: a review, a ticket. */
@Module({
  providers: [
    AnnotatedFiles,
    AttachedFiles,
    AttachmentStore,
    DocumentTexts,
    Inspector,
    UploadQuota,
    { provide: VIRUS_CHECK, inject: [APP_CONFIG], useFactory: virusCheckOf },
  ],
  exports: [AnnotatedFiles, AttachedFiles, AttachmentStore, DocumentTexts, Inspector, UploadQuota],
})
export class AnnotatedFilesModule {}
