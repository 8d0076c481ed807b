import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewersOfYear } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListReviewersOfYearDto } from './list-reviewers-of-year.dto';
import { ListReviewersOfYearReader } from './list-reviewers-of-year.reader';

@ApiTags('Editorial side')
@Controller()
export class ListReviewersOfYearController {
  constructor(private readonly reader: ListReviewersOfYearReader) {}

  /** People who completed reviews in a year, with counts, for the office. */
  @Get('reviewers-of-year')
  @Access({ groups: ['editor', 'assistant'] })
  list(@CurrentUser() user: RequestUser, @Query() query: ListReviewersOfYearDto): Promise<ReviewersOfYear> {
    return this.reader.read(user, query);
  }
}
