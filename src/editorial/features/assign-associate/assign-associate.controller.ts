import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AddressedMailDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AssignAssociate } from './assign-associate.command';
import { AssignAssociateDto } from './assign-associate.dto';

@ApiTags('Editorial side')
@Controller()
export class AssignAssociateController {
  constructor(private readonly commands: CommandBus) {}

  /** Returns the article, or nothing when the caller no longer holds it. */
  @Post('article/:id/editor/assign-associate')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  @RateLimit('list-step')
  assign(
    @Param('id') articleId: string,
    @Query() { associateId }: AssignAssociateDto,
    @Body() body: AddressedMailDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView | null> {
    return this.commands.execute(new AssignAssociate({ articleId, user, meta }, associateId, body));
  }
}
