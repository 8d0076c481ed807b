import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FoundArticle, Page } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ArticleFinder } from '../../search/article-finder';
import { ListAllArticlesDto } from './list-all-articles.dto';

/** Every article that the office may see (spec part 2, '/manuscript/all'); newest first by default. */
@ApiTags('Editorial side')
@Controller()
export class ListAllArticlesController {
  constructor(private readonly articles: ArticleFinder) {}

  @Get('article/all')
  @Access({ groups: ['editor', 'assistant'], scope: 'articles' })
  list(
    @Query() { page, size, sort, ...filters }: ListAllArticlesDto,
    @CurrentUser() user: RequestUser,
  ): Promise<Page<FoundArticle>> {
    return this.articles.find(filters, { page, size, sort }, user);
  }
}
