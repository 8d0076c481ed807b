import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { NewFileDto } from '../../records/new-file.dto';

export class AddFileDto extends NewFileDto {
  /** Id of the file that gives way to this one, in the same step. */
  @IsOptional() @IsString() @MaxLength(100) replaces?: string | null;
  @IsOptional() @IsInt() version?: number;
}
