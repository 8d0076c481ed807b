import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ReviewFileView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AttachReviewFile } from './attach-review-file.command';

@ApiTags('Reviewing')
@Controller()
export class AttachReviewFileController {
  constructor(private readonly commands: CommandBus) {}

  /** Multipart: `file`, a PDF or .docx. */
  @Post('article/:id/review-file/:reviewId')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['reviewer'] })
  @RateLimit('review-file')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  attach(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Req() request: Request,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ReviewFileView> {
    return this.commands.execute(new AttachReviewFile({ articleId, user, meta }, reviewId, request));
  }
}
