import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AddFile } from './add-file.command';
import { AddFileDto } from './add-file.dto';

@ApiTags('Articles, author side')
@Controller()
export class AddFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/add-file')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
  add(
    @Param('id') articleId: string,
    @Body() body: AddFileDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new AddFile({ articleId, user, meta }, body));
  }
}
