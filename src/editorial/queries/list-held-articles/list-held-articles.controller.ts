import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HeldArticle } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListHeldArticlesReader } from './list-held-articles.reader';

@ApiTags('Editorial side')
@Controller()
export class ListHeldArticlesController {
  constructor(private readonly reader: ListHeldArticlesReader) {}

  @Get('article/associate/my-articles')
  @Access({ groups: ['associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<HeldArticle[]> {
    return this.reader.read({ user });
  }
}
