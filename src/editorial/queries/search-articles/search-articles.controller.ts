import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FoundArticles } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SearchArticlesDto } from './search-articles.dto';
import { SearchArticlesReader } from './search-articles.reader';

@ApiTags('Editorial side')
@Controller()
export class SearchArticlesController {
  constructor(private readonly reader: SearchArticlesReader) {}

  @Post('article/search')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'articles' })
  search(
    @Body() { page, size, sort, ...filters }: SearchArticlesDto,
    @CurrentUser() user: RequestUser,
  ): Promise<FoundArticles> {
    return this.reader.read({ filters, wanted: { page, size, sort }, user });
  }
}
