import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SaveDecisionDraft } from './save-decision-draft.command';
import { SaveDecisionDraftDto } from './save-decision-draft.dto';

@ApiTags('Editorial side')
@Controller()
export class SaveDecisionDraftController {
  constructor(private readonly commands: CommandBus) {}

  /** Without `text`, only the choice is kept. Letters that were saved for other decisions stay. */
  @Post('article/:id/editor/decision-draft')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  save(
    @Param('id') articleId: string,
    @Body() body: SaveDecisionDraftDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ draftVersion: number }> {
    return this.commands.execute(new SaveDecisionDraft({ articleId, user, meta }, body));
  }
}
