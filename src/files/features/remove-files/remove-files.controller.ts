import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemoveFiles } from './remove-files.command';
import { RemoveFilesDto } from './remove-files.dto';

@ApiTags('Articles, author side')
@Controller()
@Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
export class RemoveFilesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/remove-file/:fileId')
  @HttpCode(200)
  removeOne(
    @Param('id') articleId: string,
    @Param('fileId') fileId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RemoveFiles({ articleId, user, meta }, [fileId]));
  }

  @Post('article/:id/remove-files')
  @HttpCode(200)
  removeAll(
    @Param('id') articleId: string,
    @Body() { ids }: RemoveFilesDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new RemoveFiles({ articleId, user, meta }, ids));
  }
}
