import { Module } from '@nestjs/common';
import { UploadStore } from '../uploads/upload.store';
import { FileRecords } from './file-records';
import { MadeFiles } from './made-files';

/** Uploads and file records, for the other modules that add files. */
@Module({ providers: [FileRecords, MadeFiles, UploadStore], exports: [FileRecords, MadeFiles, UploadStore] })
export class FileRecordsModule {}
