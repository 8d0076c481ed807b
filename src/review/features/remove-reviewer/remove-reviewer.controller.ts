import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemoveReviewer } from './remove-reviewer.command';
import { RemoveReviewerDto } from './remove-reviewer.dto';

@ApiTags('Editorial side')
@Controller()
export class RemoveReviewerController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/reviewer/delete')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  remove(
    @Param('id') articleId: string,
    @Query() { reviewerId }: RemoveReviewerDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RemoveReviewer({ articleId, user, meta }, reviewerId));
  }
}
