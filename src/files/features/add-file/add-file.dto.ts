import { IsInt, IsOptional } from 'class-validator';
import { NewFileDto } from '../../records/new-file.dto';

export class AddFileDto extends NewFileDto {
  @IsOptional() @IsInt() version?: number;
}
