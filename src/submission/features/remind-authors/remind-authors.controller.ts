import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemindAuthors } from './remind-authors.command';

@ApiTags('Editorial side')
@Controller()
export class RemindAuthorsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/remind-authors')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  remind(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ message: string }> {
    return this.commands.execute(new RemindAuthors({ articleId, user, meta }));
  }
}
