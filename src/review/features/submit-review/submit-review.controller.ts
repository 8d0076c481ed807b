import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SubmitReview } from './submit-review.command';
import { SubmitReviewDto } from './submit-review.dto';

@ApiTags('Reviewing')
@Controller()
export class SubmitReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/submit-review/:reviewId')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['reviewer'] })
  @RateLimit('step')
  submit(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Body() body: SubmitReviewDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ success: boolean; message: string }> {
    return this.commands.execute(new SubmitReview({ articleId, user, meta }, reviewId, body));
  }
}
