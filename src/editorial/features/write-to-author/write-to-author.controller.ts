import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { WriteToAuthor } from './write-to-author.command';

@ApiTags('Editorial side')
@Controller()
export class WriteToAuthorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/editor/write-to-author')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  write(
    @Param('id') articleId: string,
    @Body() body: MailBodyDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new WriteToAuthor({ articleId, user, meta }, body));
  }
}
