import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SaveArticleDto } from '../../draft/save-article.dto';
import { SaveDraft } from './save-draft.command';

@ApiTags('Articles, author side')
@Controller()
export class SaveDraftController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/save')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true })
  save(
    @Body() body: SaveArticleDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SaveDraft(body, user, meta));
  }
}
