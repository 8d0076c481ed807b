import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SetAlternates } from './set-alternates.command';
import { SetAlternatesDto } from './set-alternates.dto';

@ApiTags('Editorial side')
@Controller()
export class SetAlternatesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/alternates')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  @RateLimit('step')
  set(
    @Param('id') articleId: string,
    @Body() { reviewerIds, automatic, seen = null }: SetAlternatesDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SetAlternates({ articleId, user, meta }, { reviewerIds, automatic }, seen));
  }
}
