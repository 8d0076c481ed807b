import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { MailBodyDto } from '../../../article-desk/public';
import type { HeldDecision } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { HoldDecision } from './hold-decision.command';
import { HoldDecisionDto } from './hold-decision.dto';

@ApiTags('Editorial side')
@Controller()
export class HoldDecisionController {
  constructor(private readonly commands: CommandBus) {}

  /** Like `editor/decision`, but it can be taken back for the seconds of the journal's setting. */
  @Post('article/:id/editor/decision/hold')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('step')
  hold(
    @Param('id') articleId: string,
    @Query() { decision }: HoldDecisionDto,
    @Body() body: MailBodyDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<HeldDecision> {
    return this.commands.execute(new HoldDecision({ articleId, user, meta }, decision, body));
  }
}
