export { AnnotatedFilesModule } from './annotated/annotated-files.module';
export { AnnotatedFiles } from './annotated/annotated-files';
export { FileRecordsModule } from './records/file-records.module';
export { FileRecords } from './records/file-records';
export { NewFileDto } from './records/new-file.dto';
