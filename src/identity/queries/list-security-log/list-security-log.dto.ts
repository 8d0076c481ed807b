import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { SecurityLogFilterDto } from '../../security/security-log-filter.dto';

/** `page` counts from 0. */
export class ListSecurityLogDto extends SecurityLogFilterDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) size = 50;
}
