import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_TODO_ROWS } from '../../contracts';

/** Number of rows per list; without it as many as a list may have. */
export class TodoSizeDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_TODO_ROWS) size = MAX_TODO_ROWS;
}
