import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { HeldDecision } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { TakeBackDecision } from './take-back-decision.command';

@ApiTags('Editorial side')
@Controller()
export class TakeBackDecisionController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes back the caller's own held decision. Idempotent. */
  @Post('article/:id/editor/decision/take-back')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  takeBack(@Param('id') articleId: string, @CurrentUser() { userId }: RequestUser): Promise<HeldDecision> {
    return this.commands.execute(new TakeBackDecision({ articleId, userId }));
  }
}
