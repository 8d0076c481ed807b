import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { DraftSaved } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ReviewDraftDto } from '../../drafts/review-draft.dto';
import { SaveReviewDraft } from './save-review-draft.command';

@ApiTags('Reviewing')
@Controller()
export class SaveReviewDraftController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/draft-review/:reviewId')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['reviewer'] })
  save(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Body() body: ReviewDraftDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<DraftSaved> {
    return this.commands.execute(new SaveReviewDraft({ articleId, user, meta }, reviewId, body));
  }
}
