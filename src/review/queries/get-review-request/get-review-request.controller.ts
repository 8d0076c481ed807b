import { Controller, Get, Headers, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewRequestView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { GetReviewRequestReader } from './get-review-request.reader';

@ApiTags('Reviewing')
@Controller()
export class GetReviewRequestController {
  constructor(private readonly reader: GetReviewRequestReader) {}

  /** Opening the page changes nothing. */
  @Get('article/:id/review-request/:articleReviewerId')
  @Access({ groups: 'public' })
  @RateLimit('key')
  get(
    @Param('id') id: string,
    @Param('articleReviewerId') articleReviewerId: string,
    @CurrentUser() user: RequestUser | undefined,
    @Headers('x-review-key') key: string | undefined,
  ): Promise<ReviewRequestView> {
    return this.reader.read({ articleId: id, assignmentId: articleReviewerId, caller: { user, key } });
  }
}
