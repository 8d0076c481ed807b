import { Module } from '@nestjs/common';
import { UploadStore } from '../uploads/upload.store';
import { FileRecords } from './file-records';

/** Uploads and file records, for the other modules that add files. */
@Module({ providers: [FileRecords, UploadStore], exports: [FileRecords, UploadStore] })
export class FileRecordsModule {}
