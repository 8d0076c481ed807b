export { OfficeConverter } from './office-converter';
