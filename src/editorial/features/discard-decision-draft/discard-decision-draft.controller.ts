import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { KeptDecisionDraft } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DiscardDecisionDraft } from './discard-decision-draft.command';

@ApiTags('Editorial side')
@Controller()
export class DiscardDecisionDraftController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/editor/decision-draft/discard')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  discard(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<KeptDecisionDraft> {
    return this.commands.execute(new DiscardDecisionDraft(articleId, user.userId));
  }
}
