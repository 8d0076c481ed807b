import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type Designation, DESIGNATIONS } from '../../contracts';

/** One upload that becomes a file of the article; also listed in submit-revision and submit-correction. */
export class NewFileDto {
  @IsString() @MaxLength(255) filename = '';
  @IsIn(DESIGNATIONS, { message: 'There is no such type of file.' }) type: Designation = '' as Designation;
  @IsOptional() @IsString() @MaxLength(20) fileType?: string | null;
  @IsOptional() @IsInt() @Min(0) @Max(1000) revision?: number | null;
  @IsOptional() @IsString() @MaxLength(500, { message: 'Max 500 characters allowed.' }) figureTitle?: string | null;
}
