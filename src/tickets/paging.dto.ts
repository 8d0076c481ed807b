import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_TICKET_PAGE, TICKET_PAGE } from '../contracts';

/** `page` is counted from 0 and is the same page in every section. */
export class PagingDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_TICKET_PAGE) size = TICKET_PAGE;
}
