import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SendBackReview } from './send-back-review.command';
import { SendBackReviewDto } from './send-back-review.dto';

@ApiTags('Editorial side')
@Controller()
export class SendBackReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/review/:reviewId/send-back')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  sendBack(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Body() { reason }: SendBackReviewDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SendBackReview({ articleId, user, meta }, reviewId, reason));
  }
}
