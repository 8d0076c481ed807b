import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Designation, DESIGNATIONS } from '../../../contracts';

export class DownloadFilesDto {
  @IsOptional() @IsIn(DESIGNATIONS, { message: 'There is no such type of file.' }) type?: Designation;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1000) revision?: number;
}
