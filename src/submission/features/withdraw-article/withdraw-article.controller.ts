import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { WithdrawArticle } from './withdraw-article.command';
import { WithdrawArticleDto } from './withdraw-article.dto';

@ApiTags('Articles, author side')
@Controller()
export class WithdrawArticleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/withdraw')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['own', 'office'] })
  @RateLimit('step')
  withdraw(
    @Param('id') articleId: string,
    @Body() body: WithdrawArticleDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new WithdrawArticle({ articleId, user, meta }, body));
  }
}
