import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ListUploadersDto {
  /** Part of a name or an institute; without it, those who uploaded last. */
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
