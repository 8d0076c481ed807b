import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ListUploadersDto {
  /** Part of a name or an institute; without it, the most recent uploaders. */
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
