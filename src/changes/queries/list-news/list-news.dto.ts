import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMoment } from '../../../platform/http/request/is-moment';

/** Where a page begins: the time and the id of the last line of the page before it. */
export class ListNewsDto {
  @IsOptional() @IsMoment() before?: string;
  @IsOptional() @IsString() @MaxLength(100) beforeId?: string;
}
