export { FileRecordsModule } from './records/file-records.module';
export { FileRecords } from './records/file-records';
export { NewFileDto } from './records/new-file.dto';
