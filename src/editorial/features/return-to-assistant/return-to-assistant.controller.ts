import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ReturnToAssistant } from './return-to-assistant.command';

@ApiTags('Editorial side')
@Controller()
export class ReturnToAssistantController {
  constructor(private readonly commands: CommandBus) {}

  /** Returns the article, or nothing when the caller no longer holds it. */
  @Post('article/:id/return-to-assistant')
  @HttpCode(200)
  @Access({ groups: ['editor', 'associate editor'], article: ['staff'] })
  giveBack(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView | null> {
    return this.commands.execute(new ReturnToAssistant({ articleId, user, meta }));
  }
}
