import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetReview } from './get-review.query';

@ApiTags('Reviewing')
@Controller()
export class GetReviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/get-review/:reviewId')
  @Access({ groups: 'all', article: ['own', 'reviewer', 'staff'] })
  @Header('Cache-Control', 'no-store')
  get(
    @Param('id') id: string,
    @Param('reviewId') reviewId: string,
    @CurrentUser() user: RequestUser,
  ): Promise<ReviewAnswer> {
    return this.queries.execute(new GetReview(id, reviewId, user));
  }
}
