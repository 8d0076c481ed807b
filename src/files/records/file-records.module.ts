import { Module } from '@nestjs/common';
import { DocumentTexts } from '../anonymous/document-texts';
import { UploadStore } from '../uploads/upload.store';
import { FileRecords } from './file-records';
import { MadeFiles } from './made-files';

/** Uploads and file records, for the other modules that add files. */
@Module({
  providers: [DocumentTexts, FileRecords, MadeFiles, UploadStore],
  exports: [DocumentTexts, FileRecords, MadeFiles, UploadStore],
})
export class FileRecordsModule {}
