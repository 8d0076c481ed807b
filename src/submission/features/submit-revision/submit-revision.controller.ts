import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SubmitRevision } from './submit-revision.command';
import { SubmitRevisionDto } from './submit-revision.dto';

@ApiTags('Articles, author side')
@Controller()
export class SubmitRevisionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/submit-revision')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['own'] })
  @RateLimit('step')
  submit(
    @Param('id') articleId: string,
    @Body() body: SubmitRevisionDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new SubmitRevision({ articleId, user, meta }, body));
  }
}
