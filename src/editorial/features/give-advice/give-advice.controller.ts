import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { GiveAdvice } from './give-advice.command';
import { GiveAdviceDto } from './give-advice.dto';

@ApiTags('Editorial side')
@Controller()
export class GiveAdviceController {
  constructor(private readonly commands: CommandBus) {}

  /** Returns the article, or nothing when the caller no longer holds it. */
  @Post('article/:id/associate/decision')
  @HttpCode(200)
  @Access({ groups: ['associate editor'], article: ['associate'] })
  give(
    @Param('id') articleId: string,
    @Body() body: GiveAdviceDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView | null> {
    return this.commands.execute(new GiveAdvice({ articleId, user, meta }, body));
  }
}
