import { IsIn } from 'class-validator';
import { UPLOADED_IMPORTS, type UploadedImport } from '../../../contracts';
import { RequiredText } from '../../../platform/http/request/text-fields';

export class UploadImportDto {
  @IsIn(UPLOADED_IMPORTS) kind: UploadedImport = 'meca';
  /** The name of the file on the caller's computer. */
  @RequiredText('Please give the name of the file.') name = '';
}
