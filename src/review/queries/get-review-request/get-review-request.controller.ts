import { Controller, Get, Header, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewRequestView } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import { RateLimit } from '../../../platform/http/rate-limits';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetReviewRequest } from './get-review-request.query';

@ApiTags('Reviewing')
@Controller()
export class GetReviewRequestController {
  constructor(private readonly queries: QueryBus) {}

  /** Opening the page changes nothing. */
  @Get('article/:id/review-request/:articleReviewerId')
  @Access({ groups: 'public' })
  @RateLimit('key')
  @Header('Cache-Control', 'no-store')
  get(
    @Param('id') id: string,
    @Param('articleReviewerId') articleReviewerId: string,
    @CurrentUser() user: RequestUser | undefined,
    @Headers('x-review-key') key: string | undefined,
  ): Promise<ReviewRequestView> {
    return this.queries.execute(new GetReviewRequest(id, articleReviewerId, { user, key }));
  }
}
