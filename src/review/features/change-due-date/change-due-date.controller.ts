import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ChangeDueDate } from './change-due-date.command';
import { ChangeDueDateDto } from './change-due-date.dto';

@ApiTags('Editorial side')
@Controller()
export class ChangeDueDateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/review/:reviewId/due-date')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  change(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @Body() { date }: ChangeDueDateDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new ChangeDueDate({ articleId, user, meta }, reviewId, date));
  }
}
