import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SelectReviewer } from './select-reviewer.command';
import { SelectReviewerDto } from './select-reviewer.dto';

@ApiTags('Editorial side')
@Controller()
export class SelectReviewerController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/reviewer')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  @RateLimit('step')
  select(
    @Param('id') articleId: string,
    @Query() { reviewerId }: SelectReviewerDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SelectReviewer({ articleId, user, meta }, reviewerId));
  }
}
