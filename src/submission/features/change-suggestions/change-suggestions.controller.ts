import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListPipe } from '../../../platform/http/request/list.pipe';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ChangeSuggestions } from './change-suggestions.command';
import { SuggestionDto } from './change-suggestions.dto';

@ApiTags('Articles, author side')
@Controller()
export class ChangeSuggestionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/change-suggestions')
  @HttpCode(200)
  @ApiBody({ type: [SuggestionDto] })
  @Access({ groups: 'all', unproven: true, article: ['own'] })
  change(
    @Param('id') articleId: string,
    @Body(new ListPipe(SuggestionDto)) suggestions: SuggestionDto[],
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new ChangeSuggestions({ articleId, user, meta }, suggestions));
  }
}
