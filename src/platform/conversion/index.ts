export { OfficeConverter, type OfficeFile } from './office-converter';
