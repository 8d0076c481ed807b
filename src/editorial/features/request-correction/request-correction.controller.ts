import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RequestCorrection } from './request-correction.command';
import { RequestCorrectionDto } from './request-correction.dto';

@ApiTags('Editorial side')
@Controller()
export class RequestCorrectionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/assistant/correction')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  request(
    @Param('id') articleId: string,
    @Body() body: RequestCorrectionDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RequestCorrection({ articleId, user, meta }, body));
  }
}
