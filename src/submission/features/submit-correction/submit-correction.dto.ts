import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { NewFileDto } from '../../../files/public';

/** Listed files without a record are added first. */
export class SubmitCorrectionDto {
  @IsOptional() @IsString() articleId?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => NewFileDto)
  files?: NewFileDto[];

  @IsOptional() @IsInt() version?: number;
  @IsOptional() @IsBoolean() sendAnyway?: boolean;
}
