import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AssignSameReviewers } from './assign-same-reviewers.command';

@ApiTags('Editorial side')
@Controller()
export class AssignSameReviewersController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/assign-same-reviewers')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  assign(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new AssignSameReviewers({ articleId, user, meta }));
  }
}
