import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { DecideCheck } from './decide-check.command';
import { DecideCheckDto } from './decide-check.dto';

@ApiTags('Editorial side')
@Controller()
export class DecideCheckController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/assistant/decide')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('step')
  decide(
    @Param('id') articleId: string,
    @Body() body: DecideCheckDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new DecideCheck({ articleId, user, meta }, body));
  }
}
