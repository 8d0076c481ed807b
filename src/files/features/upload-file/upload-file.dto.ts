import { IsIn, IsOptional } from 'class-validator';
import { type Designation, DESIGNATIONS } from '../../../contracts';

export class UploadFileDto {
  @IsOptional() @IsIn(DESIGNATIONS, { message: 'There is no such type of file.' }) type?: Designation;
}
