import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ConvertManuscript } from './convert-manuscript.command';

@ApiTags('Articles, author side')
@Controller()
export class ConvertManuscriptController {
  constructor(private readonly commands: CommandBus) {}

  /** May take a minute. A second call during a run waits for that run. */
  @Post('article/:id/converted-manuscript')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, article: ['own'] })
  convert(@Param('id') articleId: string, @CurrentUser() user: RequestUser, @Meta() meta: RequestMeta): Promise<void> {
    return this.commands.execute(new ConvertManuscript({ articleId, user, meta }));
  }
}
