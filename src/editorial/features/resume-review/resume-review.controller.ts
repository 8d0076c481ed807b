import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ResumeReview } from './resume-review.command';

@ApiTags('Editorial side')
@Controller()
export class ResumeReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/resume-review')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  resume(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new ResumeReview({ articleId, user, meta }));
  }
}
