import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RateReview } from './rate-review.command';
import { RateReviewDto } from './rate-review.dto';

@ApiTags('Editorial side')
@Controller()
export class RateReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/editor/rate-review/:reviewId')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  rate(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Query() { rate }: RateReviewDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RateReview({ articleId, user, meta }, reviewId, rate));
  }
}
