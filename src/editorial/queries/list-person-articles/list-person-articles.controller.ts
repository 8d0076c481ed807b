import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page, PersonArticle } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListPersonArticlesDto } from './list-person-articles.dto';
import { ListPersonArticlesReader } from './list-person-articles.reader';

@ApiTags('Editorial side')
@Controller()
export class ListPersonArticlesController {
  constructor(private readonly reader: ListPersonArticlesReader) {}

  @Get('person/:id/articles')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'people' })
  list(
    @Param('id') id: string,
    @Query() { part, page, size }: ListPersonArticlesDto,
    @CurrentUser() user: RequestUser,
  ): Promise<Page<PersonArticle>> {
    return this.reader.read({ id, part, page, size, user });
  }
}
