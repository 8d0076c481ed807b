import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Designation, DESIGNATIONS } from '../../../contracts';

export class DownloadFilesDto {
  /** May be repeated, for files of several designations. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  @IsIn(DESIGNATIONS, { each: true, message: 'There is no such type of file.' })
  type?: Designation[];
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1000) revision?: number;
}
