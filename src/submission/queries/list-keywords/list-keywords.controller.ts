import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Keyword } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { Keywords } from '../../keywords/keywords';

@ApiTags('Articles, author side')
@Controller()
export class ListKeywordsController {
  constructor(private readonly keywords: Keywords) {}

  @Get('article/keywords')
  @Access({ groups: 'all', unproven: true, scope: 'articles' })
  list(): Promise<Keyword[]> {
    return this.keywords.list();
  }
}
