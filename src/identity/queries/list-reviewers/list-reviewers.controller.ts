import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import { RateLimit } from '../../../platform/http/rate-limits';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListReviewersDto } from './list-reviewers.dto';
import { ListReviewers } from './list-reviewers.query';

@ApiTags('Accounts')
@Controller()
export class ListReviewersController {
  constructor(private readonly queries: QueryBus) {}

  @Get('user/reviewer-list')
  @Access({ groups: 'all' })
  @RateLimit('directory')
  list(@CurrentUser() user: RequestUser, @Query() { q }: ListReviewersDto): Promise<PersonName[]> {
    return this.queries.execute(new ListReviewers(user, q));
  }
}
