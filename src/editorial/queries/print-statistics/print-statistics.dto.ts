import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ARTICLE_TYPES, REVIEWER_STATISTICS_SORTS } from '../../../contracts';
import { EmptyAs, EmptyAsAbsent, NumericId } from '../../../platform/http/request/sent-values';
import { PeriodDto } from '../../statistics/period.dto';

/** As for the page, but all rows together. */
export class PrintReviewerStatisticsDto extends PeriodDto {
  @EmptyAs('lastName')
  @IsOptional()
  @Matches(new RegExp(`^-?(?:${REVIEWER_STATISTICS_SORTS.join('|')})$`), {
    message: `Sort by ${REVIEWER_STATISTICS_SORTS.join(', ')}`,
  })
  sort = 'lastName';
  @IsOptional() @IsString() @MaxLength(200) q = '';
}

/** `type`: id of an article type; all types without it. */
export class PrintJournalStatisticsDto extends PeriodDto {
  @EmptyAsAbsent() @NumericId() @IsOptional() @IsIn(ARTICLE_TYPES.map(({ id }) => id)) type?: number;
}
