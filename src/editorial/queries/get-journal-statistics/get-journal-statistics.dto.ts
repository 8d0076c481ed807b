import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { ARTICLE_TYPES } from '../../../contracts';
import { PeriodDto } from '../../statistics/period.dto';

/** `type`: id of an article type; all types without it. */
export class GetJournalStatisticsDto extends PeriodDto {
  @IsOptional() @Type(() => Number) @IsIn(ARTICLE_TYPES.map(({ id }) => id)) type?: number;
}
