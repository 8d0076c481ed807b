import { IsIn, IsOptional } from 'class-validator';
import { ARTICLE_TYPES } from '../../../contracts';
import { EmptyAsAbsent, NumericId } from '../../../platform/http/request/sent-values';
import { PeriodDto } from '../../statistics/period.dto';

/** `type`: id of an article type; all types without it. */
export class GetJournalStatisticsDto extends PeriodDto {
  @EmptyAsAbsent() @NumericId() @IsOptional() @IsIn(ARTICLE_TYPES.map(({ id }) => id)) type?: number;
}
