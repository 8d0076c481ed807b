import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SetReviewersCount } from './set-reviewers-count.command';
import { SetReviewersCountDto } from './set-reviewers-count.dto';

@ApiTags('Editorial side')
@Controller()
export class SetReviewersCountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/set-reviewers-count')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  set(
    @Param('id') articleId: string,
    @Query() { count }: SetReviewersCountDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SetReviewersCount({ articleId, user, meta }, count));
  }
}
