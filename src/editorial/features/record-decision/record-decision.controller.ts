import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RecordDecision } from './record-decision.command';
import { RecordDecisionDto } from './record-decision.dto';

@ApiTags('Editorial side')
@Controller()
export class RecordDecisionController {
  constructor(private readonly commands: CommandBus) {}

  /** Without `to`, the mail is sent to uploader and authors. */
  @Post('article/:id/editor/decision')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('step')
  decide(
    @Param('id') articleId: string,
    @Query() { decision }: RecordDecisionDto,
    @Body() body: MailBodyDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RecordDecision({ articleId, user, meta }, decision, body));
  }
}
