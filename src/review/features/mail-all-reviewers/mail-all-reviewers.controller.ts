import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AddressedMailDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { MailAllReviewers } from './mail-all-reviewers.command';

@ApiTags('Editorial side')
@Controller()
export class MailAllReviewersController {
  constructor(private readonly commands: CommandBus) {}

  /** Each reviewer gets a separate mail; `to` is not used, and {reviewer} in the text is replaced by the name. */
  @Post('article/:id/review/send-mail-to-all')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  @RateLimit('step')
  send(
    @Param('id') articleId: string,
    @Body() body: AddressedMailDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new MailAllReviewers({ articleId, user, meta }, body));
  }
}
