import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemoveReviewFile } from './remove-review-file.command';

@ApiTags('Reviewing')
@Controller()
export class RemoveReviewFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/review-file/:reviewId/delete')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['reviewer'] })
  remove(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ success: boolean }> {
    return this.commands.execute(new RemoveReviewFile({ articleId, user, meta }, reviewId));
  }
}
