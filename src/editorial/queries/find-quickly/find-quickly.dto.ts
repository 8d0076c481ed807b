import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_SEARCH_TEXT } from '../../../contracts';

export class FindQuicklyDto {
  @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) q = '';
}
