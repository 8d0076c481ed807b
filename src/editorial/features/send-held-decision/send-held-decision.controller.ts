import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { HeldDecision } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SendHeldDecision } from './send-held-decision.command';

@ApiTags('Editorial side')
@Controller()
export class SendHeldDecisionController {
  constructor(private readonly commands: CommandBus) {}

  /** Sends the held decision without waiting for the rest of the time. */
  @Post('article/:id/editor/decision/send-now')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  sendNow(@Param('id') articleId: string, @CurrentUser() { userId }: RequestUser): Promise<HeldDecision> {
    return this.commands.execute(new SendHeldDecision({ articleId, userId }));
  }
}
