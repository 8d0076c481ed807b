import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_PERSON_PAGE, PERSON_PAGE, PERSON_PARTS, type PersonPart } from '../../../contracts';

/** `page` counts from 0. */
export class ListPersonArticlesDto {
  @IsOptional()
  @IsIn(PERSON_PARTS, { message: `Choose one of ${PERSON_PARTS.join(', ')}` })
  part: PersonPart = 'written';
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_PERSON_PAGE) size = PERSON_PAGE;
}
