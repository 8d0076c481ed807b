import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SaveArticleDto } from '../../draft/save-article.dto';
import { UpdateArticle } from './update-article.command';

@ApiTags('Articles, author side')
@Controller()
export class UpdateArticleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/update')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, article: ['own'] })
  update(
    @Param('id') articleId: string,
    @Body() body: SaveArticleDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new UpdateArticle({ articleId, user, meta }, body));
  }
}
