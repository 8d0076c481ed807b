import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { type GroupId, GROUPS } from '../../../contracts';
import { EmptyAs, EmptyAsAbsent, NumericId } from '../../../platform/http/request/sent-values';

const SORTS = ['firstName', 'lastName', 'email', 'country', 'orcid', 'group'] as const;

/** `page` counts from 0; `sort` is a field, with a leading `-` or a trailing `,desc` for descending. */
export class ListUsersDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(1000) size = 10;
  @EmptyAs('lastName')
  @IsOptional()
  @Matches(new RegExp(`^-?(?:${SORTS.join('|')})(?:,(?:asc|desc))?$`), { message: `Sort by ${SORTS.join(', ')}` })
  sort = 'lastName';
  @IsOptional() @IsString() @MaxLength(200) q = '';
  @EmptyAsAbsent()
  @NumericId()
  @IsOptional()
  @IsIn(GROUPS.map(({ id }) => id), { message: 'This group does not exist' })
  groupId?: GroupId;
}
