import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { MailReviewer } from './mail-reviewer.command';
import { MailReviewerDto } from './mail-reviewer.dto';

@ApiTags('Editorial side')
@Controller()
export class MailReviewerController {
  constructor(private readonly commands: CommandBus) {}

  /** An invitation or a reminder, as `reminder` says; without it, a reminder once the reviewer was mailed. */
  @Post('article/:id/review/:reviewId/send-mail')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  @RateLimit('list-step')
  send(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Body() body: MailReviewerDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new MailReviewer({ articleId, user, meta }, reviewId, body));
  }
}
