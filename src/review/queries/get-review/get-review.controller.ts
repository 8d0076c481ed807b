import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetReviewReader } from './get-review.reader';

@ApiTags('Reviewing')
@Controller()
export class GetReviewController {
  constructor(private readonly reader: GetReviewReader) {}

  @Get('article/:id/get-review/:reviewId')
  @Access({ groups: 'all', article: ['own', 'reviewer', 'staff'], scope: 'articles' })
  get(
    @Param('id') id: string,
    @Param('reviewId') reviewId: string,
    @CurrentUser() user: RequestUser,
  ): Promise<ReviewAnswer> {
    return this.reader.read({ articleId: id, assignmentId: reviewId, user });
  }
}
