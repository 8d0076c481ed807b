import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FoundArticles } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { SearchArticlesDto } from './search-articles.dto';
import { SearchArticles } from './search-articles.query';

@ApiTags('Editorial side')
@Controller()
export class SearchArticlesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('article/search')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  search(
    @Body() { page, size, sort, ...filters }: SearchArticlesDto,
    @CurrentUser() user: RequestUser,
  ): Promise<FoundArticles> {
    return this.queries.execute(new SearchArticles(filters, { page, size, sort }, user));
  }
}
