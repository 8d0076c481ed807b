import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_TODO_ROWS, TODO_ROWS } from '../../contracts';

/** Number of rows per list. */
export class TodoSizeDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_TODO_ROWS) size = TODO_ROWS;
}
