import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { NewFileDto } from '../../records/new-file.dto';

export class AddFileDto extends NewFileDto {
  /** Id of the file that this one replaces, in the same step. */
  @IsOptional() @IsString() @MaxLength(100) replaces?: string | null;
  @IsOptional() @IsInt() version?: number;
}
