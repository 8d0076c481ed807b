import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { RebuttalSaved } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SaveRebuttal } from './save-rebuttal.command';
import { SaveRebuttalDto } from './save-rebuttal.dto';

@ApiTags('Articles, author side')
@Controller()
export class SaveRebuttalController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/rebuttal')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['own'] })
  save(
    @Param('id') articleId: string,
    @Body() body: SaveRebuttalDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<RebuttalSaved> {
    return this.commands.execute(new SaveRebuttal({ articleId, user, meta }, body));
  }
}
