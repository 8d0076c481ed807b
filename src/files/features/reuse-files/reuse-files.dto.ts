import { IsIn, IsInt, IsOptional } from 'class-validator';
import { type Designation, REVISION_DESIGNATIONS } from '../../../contracts';

export class ReuseFilesDto {
  @IsIn(REVISION_DESIGNATIONS, { message: 'There is no such type of file.' }) type: Designation = '' as Designation;
  @IsOptional() @IsInt() version?: number;
}
