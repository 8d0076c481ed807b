import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListPipe } from '../../../platform/http/request/list.pipe';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ReorderFigures } from './reorder-figures.command';
import { FigurePlaceDto } from './reorder-figures.dto';

@ApiTags('Editorial side')
@Controller()
export class ReorderFiguresController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/reorder-figures')
  @HttpCode(200)
  @ApiBody({ type: [FigurePlaceDto] })
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
  reorder(
    @Param('id') articleId: string,
    @Body(new ListPipe(FigurePlaceDto)) figures: FigurePlaceDto[],
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new ReorderFigures({ articleId, user, meta }, figures));
  }
}
