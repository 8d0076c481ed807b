export { FileLinks } from './links/file-links';
export { FileRecords, type NewFile } from './records/file-records';
export { FileRecordsModule } from './records/file-records.module';
export { NewFileDto } from './records/new-file.dto';
export { UploadStore } from './uploads/upload.store';
export { fileViewsFor, toFileView, type FileLocator } from './visibility/file-view';
export { sightOf, type Sight, type Viewer } from './visibility/sight';
export { visibleFiles } from './visibility/visible-files';
